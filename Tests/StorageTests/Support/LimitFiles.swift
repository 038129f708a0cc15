import Foundation

/// Lets each attempt of this process to write a file of more bytes fail, or kill the process.
func limitFiles(toBytes count: Int, killing: Bool = false) {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #else
    let resource = RLIMIT_FSIZE
  #endif
  var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
  unsafe setrlimit(resource, &limit)
  // A child process of the tests may start with the signal blocked.
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe sigaddset(&signals, SIGXFSZ)
  unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  signal(SIGXFSZ, killing ? SIG_DFL : SIG_IGN)
}
