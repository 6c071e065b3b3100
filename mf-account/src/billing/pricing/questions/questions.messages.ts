export const en = {
  'guarantee.days': '{days, number}',
  'guarantee.title': '{days, number}-day money-back guarantee',
  'guarantee.text': 'Try a paid plan for a month. If it is not for you, write to us, and you get your money back.',
  'guarantee.contact': 'How to reach us',

  'questions.title': 'Good to know',
  'questions.free': 'What is free?',
  'questions.free.game':
    'The whole game: all four age groups, all kinds of problems, and every accessibility setting. It needs no account, and there are no ads.',
  'questions.free.kept':
    'A paid plan keeps progress from day to day and on every device, and gives certificates to print.',
  'questions.cancel': 'Can I stop at any time?',
  'questions.cancel.how':
    'Yes, in two clicks, on this page or in your profile. You keep what you paid for until its last day; then the account is free again, and its badges stay.',
  'questions.renew': 'Will I be charged again by surprise?',
  'questions.renew.never':
    'No. We keep no card and take no money by ourselves. You pay once for a month or a year, and again only if you press the button again.',
  'questions.refund': 'What if it is not for us?',
  'questions.refund.how':
    'Write to us within {days, number} days after paying. You get all of it back, in the way you paid, and no questions.',
  'questions.data': 'What do you know about my child?',
  'questions.data.little':
    'A name that you choose, and how the sums went. No photo, no school, no birthday, and nothing goes to other companies for advertising.',
  'questions.data.privacy': 'Privacy policy',
  'questions.provider': 'Who takes the payment?',
  'questions.provider.who':
    'Razorpay, a payment service. Its window opens only when you press Subscribe, and only then is its program loaded. It gets your name, your e-mail address and what you pay for. We get a receipt, never your card number.',
  'questions.later': 'When do the Family Plan and the Classroom Edition open?',
  'questions.later.when': 'When they work as well as they should. Until then nobody can pay for them.',
} as const;
