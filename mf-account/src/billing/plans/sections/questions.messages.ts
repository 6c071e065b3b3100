export const en = {
  'guarantee.days': '{days, number}',
  'guarantee.title': '{days, number}-day money-back guarantee',
  'guarantee.text': 'Try a paid plan. If it isn’t for you, get all your money back with one button in your profile.',
  'guarantee.profile': 'Open your profile',
  'guarantee.contact': 'Contact support',

  'questions.title': 'Frequently asked questions',
  'questions.free': 'What is free?',
  'questions.free.game':
    'The whole game: all four age groups, every kind of problem, and every accessibility setting. You don’t need an account, and there are no ads.',
  'questions.free.kept': 'A paid plan saves progress from day to day on every device and adds certificates to print.',
  'questions.cancel': 'Can I cancel at any time?',
  'questions.cancel.how':
    'Yes, in two clicks, on this page or in your profile. You keep what you paid for until its last day. After that, your account is free again, and you keep your badges.',
  'questions.renew': 'Does it renew automatically?',
  'questions.renew.never':
    'No. We don’t store your card. You pay once for a month or a year, and pay again only if you choose to.',
  'questions.refund': 'What if it isn’t for us?',
  'questions.refund.how':
    'Press “Get a refund” next to the payment in your profile, within {days, number} days after paying. You get all of it back the way you paid, no questions asked, once in {months, number} months. If you need another refund, contact us.',
  'questions.support': 'How do I get help?',
  'questions.support.how':
    'Write to us at any time. A person answers within {hours, number} hours. With a paid plan you have priority support: we answer within {priority, number} hours.',
  'questions.support.link': 'Contact support',
  'questions.data': 'What do you know about my child?',
  'questions.data.little':
    'A name that you choose, and which problems were right. No photo, school or birthday, and nothing goes to other companies for advertising.',
  'questions.data.privacy': 'Privacy policy',
  'questions.provider': 'Who processes the payment?',
  'questions.provider.who':
    'Razorpay, a payment service. Its code loads and its window opens only when you press Subscribe. It gets your name, your email address and what you pay for. We get a receipt, never your card number.',
  'questions.later': 'When will plans marked “Coming Soon” be available?',
  'questions.later.when': 'When they’re ready. Until then, nobody can buy them.',
} as const;
