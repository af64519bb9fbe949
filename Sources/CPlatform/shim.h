// What the C library has and Swift cannot see.

/// The environment's variables, for a child to inherit; Swift refuses the global variable.
static inline char **navlint_environment(void) {
  extern char **environ;
  return environ;
}

// Linux's C libraries declare these for GNU sources only, which Swift's view of them is not.
#ifdef __linux__

/// Writes out all that the file system of descriptor `fd` still holds in memory.
static inline int navlint_syncfs(int fd) {
  extern int syncfs(int fd);
  return syncfs(fd);
}

/// How many cores this process may run on; 0 where the system does not say.
static inline int navlint_usable_cores(void) {
  extern int sched_getaffinity(int process, unsigned long size, void *mask);
  unsigned long mask[128] = {0};
  if (sched_getaffinity(0, sizeof mask, mask) != 0) return 0;
  int count = 0;
  for (int word = 0; word < 128; word++) count += __builtin_popcountl(mask[word]);
  return count;
}

#endif
