export const en = {
  'support.title': 'Support requests',
  'support.count': '{open, plural, one {# open} other {# open}}, {overdue, number} overdue.',
  'support.lead':
    'Oldest due first. Answer by email, then mark the request as answered. Viewing this list is recorded in the access log.',
  'support.empty': 'No open requests',
  'support.empty.text': 'Everything is answered. New requests appear here and are emailed to the support address.',
  'support.form': 'See the support page',
  'support.more': 'Show more requests',
  'support.loadingMore': 'Loading requests…',
  'support.moreFailed': 'More requests couldn’t be loaded. Try again in a moment.',

  'request.title': 'Request {id}: {topic}',
  'request.from': 'From',
  'request.sent': 'Sent',
  'request.reference': 'Reference',
  'request.reply': 'Answer by email',
  'request.subject': 'Re: your support request {id}',
  'request.answered': 'Mark as answered',
  'request.marking': 'Saving…',
  'request.failed': 'This wasn’t saved. Try again in a moment.',
  'request.done': 'Request {id} is marked as answered.',

  'topic.payment': 'Payments and refunds',
  'topic.account': 'Signing in and account',
  'topic.game': 'The game',
  'topic.privacy': 'Personal data',
  'topic.other': 'Something else',

  'due.in': 'Due in {span}',
  'due.overdue': 'Overdue by {span}',
} as const;
