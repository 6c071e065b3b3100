export const en = {
  'unauthorized.title': 'Unauthorized',
  'unauthorized.message': 'You are logged out. Logging in again...',
  'account.loading': 'Loading your account…',
  'account.part.loading': 'Loading…',
  'account.failed': 'Your account couldn’t be loaded',
  'account.failed.text': 'Nothing is lost: everything is safe on our server. Try again in a moment.',
  'account.offline.text': 'You’re offline. Everything is safe on our server: try again when you’re back online.',
  'account.part.failed': 'This part couldn’t be loaded. Your data is safe on our server.',
  'account.retry': 'Try again',
} as const;
