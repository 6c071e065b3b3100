/** Messages for the tests. */
export const sample = {
  plain: 'Serve',
  long: 'Type your answer on the number pad, then press Serve.',
  greeting: 'Hello, {name}!',
  guests: '{count, plural, =0 {no guests} one {# guest} other {# guests}}',
  mood: '{mood, select, angry {Hurry!} other {Waiting}}',
  braces: "Write '{x}' here",
} as const;
