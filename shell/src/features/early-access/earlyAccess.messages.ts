export const en = {
  'earlyAccess.open': 'Get early access',
  'earlyAccess.registered': 'Almost done: open the link we emailed you to confirm your address for {game}.',
  'earlyAccess.title': 'Be the first to know when {game} opens',
  'earlyAccess.lead':
    'Enter an email address and we’ll send you one email on that day. Children: please ask a grown-up.',
  'earlyAccess.email': 'Email address',
  'earlyAccess.use': 'Used for early access emails and nothing else. You can unsubscribe at any time.',
  'earlyAccess.submit': 'Sign Up',
  'earlyAccess.sending': 'Signing Up...',
  'earlyAccess.later': 'Maybe Later',
  'earlyAccess.invalid': 'Please enter a valid email address',
  'earlyAccess.failed': 'Something went wrong. Please try again.',
  'earlyAccess.blocked':
    'Your browser didn’t send this. A content blocker may be the reason. Pause it for this site and try again, or contact support.',
  'earlyAccess.support': 'Contact support',
  'earlyAccess.thanks': 'Thank You!',
  'earlyAccess.thanksMore': 'Open the link in the email we just sent you. We’ll let you know when {game} opens.',
} as const;
