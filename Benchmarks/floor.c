/* The yardstick: what libyaml's own event loop takes on the files given, and nothing else.
 * Build with `cc -O2 -o floor floor.c -lyaml`. */
#include <stdio.h>
#include <yaml.h>

/* Reads the events of one file to the stream's end; 0 when it cannot be opened or parsed. */
static int read_events(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  yaml_parser_t parser;
  int is_open = yaml_parser_initialize(&parser);
  int is_done = 0;
  if (is_open) yaml_parser_set_input_file(&parser, file);
  while (is_open && !is_done) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) break;
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  if (is_open) yaml_parser_delete(&parser);
  fclose(file);
  return is_done;
}

int main(int count, char **arguments) {
  int failures = 0;
  for (int index = 1; index < count; index++) {
    if (read_events(arguments[index])) continue;
    fprintf(stderr, "floor: %s: not read to its end\n", arguments[index]);
    failures++;
  }
  return failures > 0;
}
