export const en = {
  'offer.subscribe': 'Subscribe',
  'offer.notice': 'I’m a parent or guardian, have read what you keep about my children, and agree',
  'offer.notice.help':
    'Optional. It covers your children and those you add later: their progress is saved right away. You can change it for each child.',
  'offer.notice.title': 'What we keep about your child',
  'offer.notice.read': 'Read it',
  'offer.notice.close': 'Close',
  'offer.upgrade':
    'Your {days, plural, one {remaining day} other {# remaining days}} of Math Explorer {days, plural, one {counts} other {count}}: worth {more, plural, one {# day} other {# days}} of the Family Plan, added to the time you pay for.',
} as const;
