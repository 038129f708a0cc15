/* GNU readline for Swift.
 *
 * readline keeps its state in global variables and has no locks, so every name that mathbot
 * uses is declared again as belonging to the main actor: the compiler then refuses any use from
 * elsewhere. (Swift Evolution SE-0412 recommends this for C globals.)
 */
#ifndef CREADLINE_H
#define CREADLINE_H

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/select.h>
#include <readline/readline.h>
#include <readline/history.h>

#if !defined(RL_READLINE_VERSION) || RL_READLINE_VERSION < 0x0800
#error "mathbot needs GNU readline 8.0 or newer; libedit lacks what it uses"
#endif

#define MAIN_ACTOR __attribute__((swift_attr("@MainActor")))

/* The line. */
extern MAIN_ACTOR char *rl_line_buffer;
extern MAIN_ACTOR int rl_point;
extern MAIN_ACTOR int rl_end;
extern MAIN_ACTOR char *rl_display_prompt;
extern MAIN_ACTOR int rl_numeric_arg;
extern MAIN_ACTOR unsigned long rl_readline_state;
extern MAIN_ACTOR UNDO_LIST *rl_undo_list;
extern MAIN_ACTOR int rl_editing_mode;

/* What is set before readline starts. */
extern MAIN_ACTOR const char *rl_readline_name;
extern MAIN_ACTOR FILE *rl_instream;
extern MAIN_ACTOR FILE *rl_outstream;
extern MAIN_ACTOR int rl_catch_signals;
extern MAIN_ACTOR int rl_catch_sigwinch;
extern MAIN_ACTOR int rl_change_environment;
extern MAIN_ACTOR rl_vintfunc_t *rl_prep_term_function;
extern MAIN_ACTOR rl_voidfunc_t *rl_deprep_term_function;
extern MAIN_ACTOR rl_getc_func_t *rl_getc_function;
extern MAIN_ACTOR rl_hook_func_t *rl_input_available_hook;
extern MAIN_ACTOR rl_voidfunc_t *rl_redisplay_function;
extern MAIN_ACTOR rl_compentry_func_t *rl_completion_entry_function;
extern MAIN_ACTOR rl_completion_func_t *rl_attempted_completion_function;
extern MAIN_ACTOR int rl_attempted_completion_over;

/* Starting and feeding. */
extern MAIN_ACTOR int rl_initialize(void);
extern MAIN_ACTOR int rl_variable_bind(const char *, const char *);
extern MAIN_ACTOR void rl_callback_handler_install(const char *, rl_vcpfunc_t *);
extern MAIN_ACTOR void rl_callback_read_char(void);

/* Keys. */
extern MAIN_ACTOR Keymap rl_get_keymap(void);
extern MAIN_ACTOR Keymap rl_get_keymap_by_name(const char *);
extern MAIN_ACTOR int rl_add_defun(const char *, rl_command_func_t *, int);
extern MAIN_ACTOR rl_command_func_t *rl_named_function(const char *);
extern MAIN_ACTOR rl_command_func_t *rl_function_of_keyseq_len(
    const char *, size_t, Keymap, int *);
extern MAIN_ACTOR int rl_bind_keyseq_in_map(const char *, rl_command_func_t *, Keymap);

/* Editing. */
extern MAIN_ACTOR int rl_insert_text(const char *);
extern MAIN_ACTOR int rl_delete_text(int, int);
extern MAIN_ACTOR int rl_kill_text(int, int);
extern MAIN_ACTOR void rl_replace_line(const char *, int);
extern MAIN_ACTOR void rl_free_undo_list(void);
extern MAIN_ACTOR int rl_maybe_replace_line(void);
extern MAIN_ACTOR int rl_begin_undo_group(void);
extern MAIN_ACTOR int rl_end_undo_group(void);

/* A prompt on the normal screen. */
extern MAIN_ACTOR char *readline(const char *);
extern MAIN_ACTOR void rl_prep_terminal(int);
extern MAIN_ACTOR int rl_on_new_line(void);
extern MAIN_ACTOR int rl_getc(FILE *);
extern MAIN_ACTOR int rl_crlf(void);
extern MAIN_ACTOR void rl_redisplay(void);
extern MAIN_ACTOR int rl_clear_visible_line(void);
extern MAIN_ACTOR void rl_resize_terminal(void);
extern MAIN_ACTOR void rl_cleanup_after_signal(void);
extern MAIN_ACTOR int rl_pending_signal(void);
extern MAIN_ACTOR void rl_check_signals(void);
extern MAIN_ACTOR const char *rl_completer_word_break_characters;
extern MAIN_ACTOR int rl_completion_append_character;
extern MAIN_ACTOR char **rl_completion_matches(const char *, rl_compentry_func_t *);

/* History. */
extern MAIN_ACTOR void using_history(void);
extern MAIN_ACTOR void stifle_history(int);
extern MAIN_ACTOR void add_history(const char *);
extern MAIN_ACTOR void clear_history(void);
extern MAIN_ACTOR int history_total_bytes(void);
extern MAIN_ACTOR HIST_ENTRY *remove_history(int);
extern MAIN_ACTOR int where_history(void);
extern MAIN_ACTOR HIST_ENTRY *current_history(void);
extern MAIN_ACTOR HIST_ENTRY *replace_history_entry(int, const char *, histdata_t);
extern MAIN_ACTOR histdata_t free_history_entry(HIST_ENTRY *);

/* Binds a key, also where it is the beginning of longer ones, which rl_bind_key would leave. */
static inline MAIN_ACTOR void creadline_bind(
    unsigned char key, rl_command_func_t *function, Keymap map) {
    map[key].type = ISFUNC;
    map[key].function = function;
}

/* Gives all keys of a map, and of the maps behind its keys, that have a command to another one, or
 * to none: one walk for all commands. */
static inline MAIN_ACTOR void creadline_rebind(
    Keymap map, rl_command_func_t **from, rl_command_func_t **to, size_t count) {
    for (int key = 0; key < KEYMAP_SIZE; key++) {
        if (map[key].type == ISKMAP) {
            creadline_rebind((Keymap)map[key].function, from, to, count);
            continue;
        }
        for (size_t i = 0; i < count && map[key].type == ISFUNC; i++) {
            if (map[key].function != from[i]) continue;
            map[key].function = to[i];
            break;
        }
    }
}

/* Whether a key inserts itself. */
static inline MAIN_ACTOR bool creadline_inserts(unsigned char key, Keymap map) {
    return map[key].type == ISFUNC && map[key].function == rl_insert;
}

/* Waits until a key can be read, or there is an error that reading it tells; false when a signal
 * came first: one of readline's, or one whose handler has set the flag.
 *
 * rl_getc looks for a signal and then waits: what comes between the two would wait for the next
 * key. So none comes before the waiting has begun. */
static inline MAIN_ACTOR bool creadline_wait_for_key(const volatile sig_atomic_t *flag) {
    static const int caught[] = {
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH};
    sigset_t held, usual;
    sigemptyset(&held);
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++) sigaddset(&held, caught[i]);
    pthread_sigmask(SIG_BLOCK, &held, &usual);
    bool signalled = rl_pending_signal() != 0 || *flag;
    if (!signalled) {
        int input = fileno(rl_instream);
        fd_set keys;
        FD_ZERO(&keys);
        FD_SET(input, &keys);
        signalled = pselect(input + 1, &keys, NULL, NULL, NULL, &usual) < 0 && errno == EINTR;
    }
    pthread_sigmask(SIG_SETMASK, &usual, NULL);
    return !signalled;
}

/* Makes the locale's characters UTF-8, which is what mathbot speaks.
 *
 * readline looks at LC_ALL, LC_CTYPE and LANG by itself at each line, so that setlocale alone
 * would be undone and a Backspace would then delete half a character. Only the character type
 * is set: numbers keep their decimal point. */
static inline MAIN_ACTOR void creadline_use_utf8(void) {
    const char *names[] = {"", "C.UTF-8", "en_US.UTF-8"};
    for (int i = 0; i < 3; i++) {
        if (i > 0) setenv("LC_ALL", names[i], 1);
        const char *set = setlocale(LC_CTYPE, names[i]);
        const char *codes = nl_langinfo(CODESET);
        if (set && (codes[0] == 'U' || codes[0] == 'u')) return;
    }
}

#endif
