export const en = {
  'signIn.title': 'Sign in',
  'signIn.lead': 'You don’t need an account to play. An account saves what a child has earned.',
  'signIn.email': 'Email address',
  'signIn.password': 'Password',
  'signIn.submit': 'Sign in',
  'signIn.sending': 'Signing in…',
  'signIn.forgotten': 'Forgot your password?',
  'signIn.new': 'New here?',
  'signIn.create': 'Create an account',

  'door.open': 'Open',

  'signedIn.title': 'You’re already signed in',
  'signedIn.text': 'You’re signed in on this device.',
  'signedIn.as': 'You’re signed in as {name}.',
  'signedIn.other': 'To use another account, sign out first.',
  'signedIn.dashboard': 'Continue to dashboard',
  'signedIn.continue': 'Continue',
  'signedIn.signOut': 'Sign Out',

  'create.title': 'Create an account',
  'create.lead':
    'For parents, guardians and teachers. You choose a password with the link that we email you. We never ask a child for a name, an address or a birthday.',
  'create.password': 'New password',
  'create.password.help': 'At least {min, number} characters. A few words in a row are strong and easy to remember.',
  'create.adult': 'I’m 18 or older',
  'create.submit': 'Email me a link',
  'create.sending': 'Sending the email…',
  'create.workshop':
    'The link of your workshop is incomplete or no longer works. You can create an account without it. If too many people sign up here at once, ask the organizer for a new link.',
  'create.have': 'Already have an account?',
  'create.signIn': 'Sign in',
  'create.privacy': 'What we know about you, and for how long',

  'forgotten.title': 'Choose a new password',
  'forgotten.lead': 'Enter the email address of your account, and we’ll email you a link.',
  'forgotten.submit': 'Email me a link',
  'forgotten.sending': 'Sending the email…',
  'forgotten.back': 'Back to sign in',

  'sent.title': 'Check your inbox',
  'sent.create':
    'We’ve emailed {email}. Open the link in that email to choose your password. If this address already has an account, the email says so.',
  'sent.forgotten':
    'If {email} has an account, we’ve emailed a link to it. The link works once, for an hour. Links in earlier emails from the last hour also work.',
  'sent.nothing': 'No email after a few minutes? Check your spam folder, or send the email again.',
  'sent.resend': 'Send the email again',
  'sent.resent': 'We’ve asked for the email again.',
  'sent.again': 'Use a different address',

  'secondFactor.title': 'Enter your code',
  'secondFactor.lead': 'Your account requires a code in addition to your password.',
  'secondFactor.code': 'Code',
  'secondFactor.code.help': 'The six digits that your app shows now, or one of your recovery codes.',
  'secondFactor.submit': 'Sign in',
  'secondFactor.back': 'Start over',
  'secondFactor.noCode': 'I don’t have a code',

  'noCode.title': 'No code?',
  'noCode.lead': 'You can also use a recovery code. If you have none left, you can get back in by email, after a wait.',
  'noCode.how':
    'Get a link by email and choose a new password. Then you can ask us to remove two-step sign-in. That takes {days, number} days, so that somebody who can read your email can’t get in right away.',

  'removeFactor.title': 'Remove two-step sign-in',
  'removeFactor.lead':
    'For when you’ve lost your app and your recovery codes, or somebody else turned on two-step sign-in.',
  'removeFactor.how':
    'It takes {days, number} days. We’ll email you now with a link to stop it. After that, you sign in with your new password alone.',
  'removeFactor.submit': 'Remove two-step sign-in',
  'removeFactor.sending': 'Requesting the removal…',

  'removalSet.title': 'Two-step sign-in will be removed',
  'removalSet.when': 'From {when} on, you can sign in with your new password alone.',
  'removalSet.stop': 'Found a code after all? Sign in with it, and two-step sign-in stays on.',

  'keepFactor.title': 'Keep two-step sign-in',
  'keepFactor.lead': 'Somebody asked to remove two-step sign-in from your account. If that wasn’t you, keep it.',
  'keepFactor.submit': 'Keep two-step sign-in',
  'keepFactor.sending': 'Keeping two-step sign-in…',

  'factorKept.title': 'Two-step sign-in stays on',
  'factorKept.lead':
    'Someone who can read your email asked for this. Change your email password first, then choose a new one here.',

  'reset.title': 'Choose a new password',
  'reset.lead': 'It replaces the old one and signs you out on all other devices.',
  'reset.submit': 'Set new password',
  'reset.sending': 'Setting the password…',

  'confirm.title': 'Choose your password',
  'confirm.lead':
    'Choose a password to finish creating your account. By creating the account you confirm that you’re 18 or older.',
  'confirm.submit': 'Create account',
  'confirm.sending': 'Creating the account…',

  'link.for': 'For {email}',
  'link.again': 'Email me a new link',

  'newEmail.title': 'Confirm your new email address',
  'newEmail.lead': 'Your account will use this address, and you’ll be signed out on all other devices.',
  'newEmail.submit': 'Use this address',
  'newEmail.done': 'Your account now uses this address. Use it to sign in from now on.',
  'newEmail.profile': 'Go to your profile',
  'keepEmail.title': 'Get your account back',
  'keepEmail.lead': 'This restores this address, signs out everyone, and removes the password.',
  'keepEmail.submit': 'Restore this address',
  'keepEmail.done': 'Your account uses this address again. Now choose a new password.',
  'keepEmail.password': 'Choose a new password',

  'adult.title': 'One question first',
  'adult.lead': 'Accounts are for grown-ups. We store nothing about you until you answer.',
  'adult.submit': 'Create account',
  'adult.sending': 'Creating the account…',
  'adult.no': 'I’m younger',

  'tooYoung.title': 'No account was created',
  'tooYoung.lead': 'We store nothing about you. You don’t need an account to play.',
  'tooYoung.play': 'Play Math Bistro',

  'form.coming': 'Loading…',

  'provider.cancelled': 'You canceled signing in. Nothing has changed.',
  'provider.failed': 'The other service couldn’t confirm who you are. Please try again.',
  'provider.unreachable': 'We couldn’t reach the service that signs you in. Please try again in a moment.',
  'provider.no-email':
    'The other service didn’t share your email address, and an account needs one. Allow it there, then try again.',
  'provider.unverified-email': 'The other service hasn’t verified your email address. Verify it there, then try again.',
  'provider.again': 'Sign in',

  'error.email.empty': 'Enter your email address.',
  'error.email.malformed': 'Please enter a valid email address',
  'error.password.empty': 'Enter your password.',
  'error.password.short': 'Use at least {min, number} characters.',
  'error.password.long': 'Use at most {max, number} characters.',
  'error.code': 'Enter the six digits from your app, or a recovery code.',
  'error.adult': 'You must be 18 or older to have an account. Check the box if you are.',

  'keeps.title': 'What an account saves',
  'keeps.badges': 'Badges, on every device',
  'keeps.progress': 'Level, money and the restaurant, with a paid plan',
  'keeps.certificates': 'Certificates to print, with a paid plan',
  'keeps.nothing': 'No ads, no trackers. Download or erase everything whenever you like.',
  'keeps.play': 'Play without an account',
} as const;
