export const en = {
  'unauthorized.title': 'Unauthorized',
  'unauthorized.message': 'You are logged out. Logging in again...',
  'account.loading': 'Loading your account…',
  'account.part.loading': 'Loading…',
  'account.failed': 'Your account could not be loaded',
  'account.failed.text': 'Nothing is lost: all of it is kept on our server. Try again in a moment.',
  'account.offline.text':
    'There is no connection. All of it is kept on our server: try again when you are back online.',
  'account.part.failed': 'This part could not be loaded. It is safe on our server.',
  'account.retry': 'Try again',
} as const;
