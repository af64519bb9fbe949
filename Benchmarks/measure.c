/* Runs a command with its output thrown away, and prints what it took:
 * wall time and CPU time in microseconds, peak memory in KiB, exit status.
 * A small process of its own, because a child begins with its parent's peak memory. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

int main(int count, char **arguments) {
  if (count < 2) {
    fputs("usage: measure COMMAND [ARGUMENT...]\n", stderr);
    return 2;
  }
  int nowhere = open("/dev/null", O_WRONLY);
  long long start = now();
  pid_t child = fork();
  if (child == 0) {
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 1;
  long long wall = now() - start;
  long long cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
#ifdef __APPLE__
  long long memory = usage.ru_maxrss / 1024;
#else
  long long memory = usage.ru_maxrss;
#endif
  printf("%lld %lld %lld %d\n", wall, cpu, memory,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
