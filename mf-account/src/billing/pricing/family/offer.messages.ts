export const en = {
  'offer.subscribe': 'Subscribe',
  'offer.notice': 'I’m a parent or guardian and have read what you keep about my children',
  'offer.notice.help': 'Optional. Your payment then shows us that an adult agreed, and you need no email later.',
  'offer.notice.title': 'What we keep about your child',
  'offer.notice.read': 'Read it',
  'offer.notice.close': 'Close',
  'offer.upgrade':
    'Your {days, plural, one {remaining day} other {# remaining days}} of Math Explorer {days, plural, one {counts} other {count}}: worth {more, plural, one {# day} other {# days}} of the Family Plan, added to the time you pay for.',
} as const;
