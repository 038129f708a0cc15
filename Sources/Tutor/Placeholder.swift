enum TutorPlaceholder {}
