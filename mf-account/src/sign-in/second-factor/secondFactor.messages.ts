export const en = {
  'factor.title': 'Two-step sign-in',
  'factor.lead':
    'Besides your password, signing in takes a code from an app on your phone. A stolen password alone lets nobody in.',
  'factor.needed': 'Required for administrators: their pages open only after the second step.',
  'factor.on': 'On',
  'factor.off': 'Off',
  'factor.left':
    '{count, plural, =0 {You have no recovery codes left. Turn it off and on again to get new ones.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  'factor.turnOn': 'Turn on',
  'factor.turnOff': 'Turn off',
  'factor.cancel': 'Cancel',

  'factor.sending': 'One moment…',
  'factor.failed.title': 'Not Turned On',
  'factor.failed': 'We couldn’t reach our server. Please try again.',

  'factor.app': 'Add your account to an authenticator app',
  'factor.photograph':
    'Scan this code with an authenticator app, such as the one on your phone or in your password manager. Then enter the code that it shows.',
  'factor.qr': 'QR code for your authenticator app',
  'factor.secret': 'Or enter this key in the app:',
  'factor.code': 'Code',
  'factor.code.first': 'The six digits that your app shows now.',
  'factor.code.any': 'The six digits that your app shows now, or one of your recovery codes.',
  'factor.code.malformed': 'Enter the six digits from your app, or a recovery code.',

  'factor.isOn.title': 'Turned On',
  'factor.isOn': 'Two-step sign-in is on, and you’re signed out on all other devices.',
  'factor.isOff.title': 'Turned Off',
  'factor.isOff': 'You now sign in with your password alone.',

  'codes.title': 'Your recovery codes',
  'codes.text':
    'Each code signs you in once when you don’t have your phone. Keep them where only you can find them: you won’t see them again.',
  'codes.keep': 'Save as a file',
  'codes.file': 'Countertop recovery codes for {email}. Each works once.',
  'codes.done': 'I’ve saved them',
} as const;
