#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

#include <histedit.h>
#include <stdio.h>

// Swift calls no variadic C function, and holds the C streams to be unsafe globals.

static inline EditLine *editline_open(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline void editline_set_client(EditLine *line, void *client) {
  el_set(line, EL_CLIENTDATA, client);
}

static inline void *editline_client(EditLine *line) {
  void *client = NULL;
  el_get(line, EL_CLIENTDATA, &client);
  return client;
}

static inline void editline_set_prompt(EditLine *line, char *(*prompt)(EditLine *)) {
  el_set(line, EL_PROMPT, prompt);
}

static inline void editline_set_editor(EditLine *line, const char *editor) {
  el_set(line, EL_EDITOR, editor);
}

static inline void editline_set_reader(EditLine *line, int (*read)(EditLine *, wchar_t *)) {
  el_set(line, EL_GETCFN, read);
}

static inline void editline_add(EditLine *line, const char *name, const char *help,
                                unsigned char (*function)(EditLine *, int)) {
  el_set(line, EL_ADDFN, name, help, function);
}

static inline void editline_bind(EditLine *line, const char *key, const char *function) {
  el_set(line, EL_BIND, key, function, NULL);
}

// Ctrl-C, Ctrl-Z and Ctrl-\ arrive as keys instead of signals while a line is edited.
static inline void editline_take_signal_keys(EditLine *line) {
  el_set(line, EL_SETTY, "-d", "-isig", NULL);
}

// What is typed between lines is kept as it is, and not shown: Ctrl-D and letters typed ahead are
// there when the next line is asked for. Ctrl-C and Ctrl-Z are signals then.
static inline void editline_keep_keys_typed_ahead(EditLine *line) {
  el_set(line, EL_SETTY, "-x", "-icanon", "-echo", NULL);
}

static inline void editline_prepare(EditLine *line, int raw) {
  el_set(line, EL_PREP_TERM, raw);
}

static inline void editline_refresh(EditLine *line) { el_set(line, EL_REFRESH); }

static inline void editline_use_history(EditLine *line, History *kept) {
  el_set(line, EL_HIST, history, kept);
}

static inline void editline_history_limit(History *kept, int lines) {
  HistEvent event;
  history(kept, &event, H_SETSIZE, lines);
  history(kept, &event, H_SETUNIQUE, 1);
}

static inline void editline_history_add(History *kept, const char *text) {
  HistEvent event;
  history(kept, &event, H_ENTER, text);
}

static inline int editline_history_load(History *kept, const char *path) {
  HistEvent event;
  return history(kept, &event, H_LOAD, path);
}

static inline int editline_history_save(History *kept, const char *path) {
  HistEvent event;
  return history(kept, &event, H_SAVE, path);
}

#endif
