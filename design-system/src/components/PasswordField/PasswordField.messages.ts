export const en = {
  'passwordField.show': 'Show',
  'passwordField.showPassword': 'Show password',
  'passwordField.shown': 'Your password is visible.',
  'passwordField.hidden': 'Your password is hidden.',
  'passwordField.capsLock': 'Caps Lock is on.',
} as const;
