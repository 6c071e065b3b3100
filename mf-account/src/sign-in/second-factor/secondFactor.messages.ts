export const en = {
  'factor.title': 'A second step to sign in',
  'factor.lead': 'Beside the password, a code that an app on your phone shows: who has only one of them stays outside.',
  'factor.needed': 'Administrators need it: their pages open only after the second step.',
  'factor.on': 'On',
  'factor.off': 'Off',
  'factor.left':
    '{count, plural, =0 {You have no recovery code left. Turn it off and on again to get new ones.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  'factor.turnOn': 'Turn it on',
  'factor.turnOff': 'Turn it off',
  'factor.cancel': 'Cancel',

  'factor.sending': 'One moment…',
  'factor.failed.title': 'Not Turned On',
  'factor.failed': 'The server could not be reached. Please try again.',

  'factor.app': 'Take the secret into your app',
  'factor.photograph':
    'Photograph this with an app for codes, such as the one of your phone or of your password manager. Then write the code that it shows.',
  'factor.qr': 'QR code that takes the secret into your app',
  'factor.secret': 'Or type the secret into the app:',
  'factor.code': 'Code',
  'factor.code.first': 'The six digits that your app shows now.',
  'factor.code.any': 'The six digits that your app shows now, or one of your recovery codes.',
  'factor.code.malformed': 'Write the six digits that your app shows, or a recovery code.',

  'factor.isOn.title': 'Turned On',
  'factor.isOn': 'The second step is on, and every other device is signed out.',
  'factor.isOff.title': 'Turned Off',
  'factor.isOff': 'Signing in asks for the password alone.',

  'codes.title': 'Your recovery codes',
  'codes.text':
    'Each lets you in once when your phone is not there. Keep them where only you can find them: they are shown this once.',
  'codes.keep': 'Keep as a file',
  'codes.file': 'Recovery codes of {email} for Countertop. Each works once.',
  'codes.done': 'I have kept them',
} as const;
