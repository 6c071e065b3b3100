/** Messages for the tests. */
export const sample = {
  plain: 'Serve',
  long: 'Type your answer on the number pad, then press Serve.',
  greeting: 'Hello, {name}!',
  customers: '{count, plural, =0 {no customers} one {# customer} other {# customers}}',
  mood: '{mood, select, angry {Hurry!} other {Waiting}}',
  braces: "Write '{x}' here",
} as const;
