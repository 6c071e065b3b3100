export const en = {
  'passwordField.show': 'Show',
  'passwordField.showPassword': 'Show password',
  'passwordField.shown': 'Your password can be seen now.',
  'passwordField.hidden': 'Your password is hidden again.',
  'passwordField.capsLock': 'Caps Lock is on.',
} as const;
