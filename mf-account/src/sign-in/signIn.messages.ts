export const en = {
  'signIn.title': 'Sign in',
  'signIn.lead': 'Playing needs no account. A grown-up’s account keeps what a child has earned.',
  'signIn.email': 'Email address',
  'signIn.password': 'Password',
  'signIn.submit': 'Sign in',
  'signIn.sending': 'Signing in…',
  'signIn.forgotten': 'Forgot your password?',
  'signIn.new': 'New here?',
  'signIn.create': 'Create an account',

  'signedIn.title': "You're already signed in",
  'signedIn.text': "You're signed in on this device.",
  'signedIn.as': "You're signed in as {name}.",
  'signedIn.other': 'To use another account, sign out first.',
  'signedIn.dashboard': 'Continue to dashboard',
  'signedIn.continue': 'Continue',
  'signedIn.signOut': 'Sign Out',

  'create.title': 'Create an account',
  'create.lead':
    'For parents, guardians and teachers. You choose a password with the link that we email you. A child is never asked for a name, an address or a birthday.',
  'create.password': 'New password',
  'create.password.help': '{min, number} characters or more. A few words in a row are strong and easy to keep in mind.',
  'create.adult': 'I am 18 or older',
  'create.submit': 'Email me a link',
  'create.sending': 'Sending the email…',
  'create.have': 'You have an account?',
  'create.signIn': 'Sign in',
  'create.privacy': 'What we know about you, and for how long',

  'forgotten.title': 'Choose a new password',
  'forgotten.lead': 'Enter the email address of your account, and we’ll email you a link.',
  'forgotten.submit': 'Email me a link',
  'forgotten.sending': 'Sending the email…',
  'forgotten.back': 'Back to sign in',

  'sent.title': 'Check your inbox',
  'sent.create':
    'We’ve emailed {email}. Open the link in that email to choose your password. If there is already an account with this address, the email says so.',
  'sent.forgotten':
    'If there is an account with {email}, an email with a link is on its way. The link works once, for an hour. A link from an earlier email of the last hour works too.',
  'sent.nothing': 'Nothing after a few minutes? Check your spam folder, or send the email again.',
  'sent.resend': 'Send the email again',
  'sent.resent': 'We’ve asked for the email again.',
  'sent.again': 'Use a different address',

  'secondFactor.title': 'One more step',
  'secondFactor.lead': 'Your account asks for a code as well as the password.',
  'secondFactor.code': 'Code',
  'secondFactor.code.help': 'The six digits that your app shows now, or one of your recovery codes.',
  'secondFactor.submit': 'Sign in',
  'secondFactor.back': 'Start over',
  'secondFactor.noCode': 'I don’t have a code',

  'noCode.title': 'No code?',
  'noCode.lead': 'A recovery code works, too. If you have none left, you can get back in by email, after a wait.',
  'noCode.how':
    'Get a link by email and choose a new password. Then you can ask to have the second step removed. That takes {days, number} days, so that nobody who only reads your email can get in at once.',

  'removeFactor.title': 'Remove the second step',
  'removeFactor.lead':
    'For when you’ve lost your app and your recovery codes, or somebody else turned the second step on.',
  'removeFactor.how':
    'It takes {days, number} days. We’ll email you now with a link to stop it. After that, your new password alone signs you in.',
  'removeFactor.submit': 'Remove the second step',
  'removeFactor.sending': 'Asking for the removal…',

  'removalSet.title': 'The second step will be removed',
  'removalSet.when': 'From {when} on, your new password alone signs you in.',
  'removalSet.stop': 'Found a code after all? Sign in with it, and the second step stays.',

  'keepFactor.title': 'Keep the second step',
  'keepFactor.lead': 'Somebody asked to have the second step of signing in removed. If that wasn’t you, keep it.',
  'keepFactor.submit': 'Keep the second step',
  'keepFactor.sending': 'Keeping the second step…',

  'factorKept.title': 'The second step stays on',
  'factorKept.lead':
    'Whoever asked for this could read your email. Change the password of your mailbox first, then choose a new one here.',

  'reset.title': 'Choose a new password',
  'reset.lead': 'It replaces the old one, and every other device is signed out.',
  'reset.submit': 'Set the new password',
  'reset.sending': 'Setting the password…',

  'confirm.title': 'Choose your password',
  'confirm.lead': 'Choose one, and the account is yours. By creating the account you confirm that you are 18 or older.',
  'confirm.submit': 'Create the account',
  'confirm.sending': 'Creating the account…',

  'link.for': 'For {email}',
  'link.again': 'Email me a new link',

  'newEmail.title': 'Confirm your new address',
  'newEmail.lead': 'One press, and your account uses this address. Every other device is signed out.',
  'newEmail.submit': 'Use this address',
  'newEmail.done': 'Your account uses this address now. Sign in with it from now on.',
  'newEmail.profile': 'Go to your profile',
  'keepEmail.title': 'Get your account back',
  'keepEmail.lead': 'One press brings back this address, signs out everyone, and removes the password.',
  'keepEmail.submit': 'Bring back this address',
  'keepEmail.done': 'Your account uses this address again. Now choose a new password.',
  'keepEmail.password': 'Choose a new password',

  'adult.title': 'One question first',
  'adult.lead': 'An account is for a grown-up. Nothing about you is stored before you answer.',
  'adult.submit': 'Create the account',
  'adult.sending': 'Creating the account…',
  'adult.no': 'I am younger',

  'tooYoung.title': 'No account was made',
  'tooYoung.lead': 'Nothing about you is stored. You need no account to play.',
  'tooYoung.play': 'Play Math Bistro',

  'form.coming': 'One moment…',

  'provider.cancelled': 'You stopped signing in. Nothing was changed.',
  'provider.failed': 'The other service did not confirm who you are. Please try again.',
  'provider.unreachable': 'The service that signs you in could not be reached. Please try again in a moment.',
  'provider.no-email':
    'The other service did not tell us an email address, and an account needs one. Allow it there, and try again.',
  'provider.unverified-email': 'The other service has not verified your email address. Verify it there, and try again.',
  'provider.again': 'Sign in',

  'problem.email.empty': 'Enter your email address.',
  'problem.email.malformed': 'Please enter a valid email address',
  'problem.password.empty': 'Enter your password.',
  'problem.password.short': 'Use {min, number} characters or more.',
  'problem.password.long': 'Use {max, number} characters or fewer.',
  'problem.code': 'Enter the six digits that your app shows, or a recovery code.',
  'problem.adult': 'Only somebody who is 18 or older can have an account. Tick the box if you are.',
  'problem.offline': 'You’re offline. What you typed is still here: try again when you’re back online.',
  'problem.server': 'Our server could not be reached. What you typed is still here: try again in a moment.',

  'keeps.title': 'What an account keeps',
  'keeps.badges': 'Badges, on every device',
  'keeps.progress': 'Level, money and the restaurant, with a paid plan',
  'keeps.certificates': 'Certificates to print, with a paid plan',
  'keeps.nothing': 'No advertisements, no trackers. Take everything along or erase it, whenever you like.',
  'keeps.play': 'Play without an account',
} as const;
