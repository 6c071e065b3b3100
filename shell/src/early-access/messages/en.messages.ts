export const en = {
  'earlyAccess.open': 'Get early access',
  'earlyAccess.registered': 'You are on the list for {game}.',
  'earlyAccess.title': 'Be the first to play {game}',
  'earlyAccess.lead':
    'Leave an e-mail address, and we write to it when the game opens. Children: please ask a grown-up.',
  'earlyAccess.email': 'E-mail address',
  'earlyAccess.use': 'Used for this one message and nothing else.',
  'earlyAccess.submit': 'Sign Up',
  'earlyAccess.sending': 'Signing Up...',
  'earlyAccess.later': 'Maybe Later',
  'earlyAccess.invalid': 'Please enter a valid email address',
  'earlyAccess.failed': 'Something went wrong. Please try again.',
  'earlyAccess.thanks': 'Thank You!',
  'earlyAccess.thanksMore': 'We will write to you when {game} opens.',
} as const;
