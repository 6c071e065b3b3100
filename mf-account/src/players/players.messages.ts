export const en = {
  'play.title': 'Who’s playing?',
  'play.player': 'Player',
  'play.keep': 'Keep playing',
  'play.others': 'Someone else?',
  'play.takeBack': 'Back to the grown-up',

  'choose.lead': 'Choose who gets this device. You stay signed in.',
  'choose.none.title': 'No children yet',
  'choose.none.text': 'Add your children on the family page. Then choose here who plays.',
  'choose.family': 'Family page',
  'choose.gone': 'You can’t play here right now. Ask a grown-up for help.',
  'choose.failed': 'That didn’t work. Try again in a moment, or ask a grown-up.',
  'choose.offline': 'This player can’t start without the internet. Try again when you’re back online.',
  'choose.pending': 'One moment…',

  'pending.offline': 'There’s no internet. Go on playing: what you do is sent when it’s back.',
  'pending.refused':
    'The device couldn’t be handed over, so nothing is sent. What was played stays here. Ask a grown-up.',

  'pad.title': '{name}, press your three dishes',
  'pad.cancel': 'Cancel',

  'takeBack.title': 'For grown-ups',
  'takeBack.text': 'Enter your PIN or your password to take this device back.',
  'takeBack.offline': 'Taking the device back needs the internet.',
  'takeBack.field': 'PIN or password',
  'takeBack.missing': 'Enter your PIN or your password.',
  'takeBack.submit': 'Take back',
  'takeBack.pending': 'Checking…',
  'takeBack.cancel': 'Cancel',
  'takeBack.forgotten': 'Forgot your password?',
  'takeBack.pinBlocked':
    'Too many wrong PINs. Enter your password, or try again in {minutes, plural, =1 {a minute} other {{minutes, number} minutes}}.',
  'takeBack.passwordBlocked':
    'Too many wrong attempts. Try again in {minutes, plural, =1 {a minute} other {{minutes, number} minutes}}.',
  'takeBack.pinOnly': 'This site doesn’t use passwords. Enter your PIN.',

  'signedOut.title': 'Nobody is signed in',
  'signedOut.text': 'Ask a grown-up to sign in and choose who plays.',
  'classPlanEnded.title': 'Your class is taking a break',
  'classPlanEnded.text': 'The plan of your class has ended. Tell your teacher. What you’ve played is saved.',
  'signedOut.signIn': 'Sign In',
  'signedOut.class': 'I have a class code',
  'signedOut.play': 'Play without an account',
} as const;
