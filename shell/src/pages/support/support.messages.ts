export const en = {
  'support.heading': 'Support',
  'support.lead':
    'For grown-ups with a question, a problem or an idea. A person reads every message and answers within {hours, number} hours, and within {priority, number} hours with a paid plan.',
  'support.children': 'Children: please ask a grown-up to write to us.',
  'support.noScript': 'This form needs JavaScript. You can also reply to any email that you got from us.',
  'support.email': 'You can also write an email to',

  'support.quick': 'Faster than a message',
  'support.quick.password': 'Choose a new password',
  'support.quick.payment': 'Plans, payments and refunds',
  'support.quick.data': 'See, download or erase your data',
  'support.quick.device': 'What we store, and for how long',

  'support.topic': 'What is it about?',
  'support.payment': 'Payments and refunds',
  'support.payment.next': 'We look up your payment, then start your plan or refund you.',
  'support.account': 'Signing in and your account',
  'support.account.next': 'We check what went wrong and tell you how to get back in.',
  'support.game': 'The game',
  'support.game.next': 'We replay what you describe, then explain or fix it.',
  'support.privacy': 'Your data',
  'support.privacy.next': 'We show, correct or delete what we store, as you ask.',
  'support.other': 'Something else',
  'support.other.next': 'A person reads your message and answers it.',
  'support.message': 'Your message',
  'support.message.help':
    'What did you do, and what happened? Please leave out passwords, card numbers and children’s names.',
  'support.address': 'Your email address',
  'support.address.help': 'We send the answer here.',
  'support.reference': 'Reference for support, if an error message shows one',
  'support.send': 'Send message',
  'support.sending': 'Sending…',

  'error.topic': 'Choose a topic.',
  'error.message': 'Write a few words about what happened.',
  'error.email': 'Please enter a valid email address',
  'error.reference': 'Copy the reference as the error message shows it: letters, digits and . _ : - without spaces.',

  'failed.offline': 'You’re offline. What you wrote is still here: send it when you’re back online.',
  'failed.rate_limited':
    'Too many messages from your network. What you wrote is still here: try again in {minutes, plural, =1 {a minute} other {{minutes, number} minutes}}.',
  'failed.other': 'Your message wasn’t sent. What you wrote is still here: try again in a moment.',

  'sent.title': 'We got your message',
  'sent.lead': 'We’ll email you by {due}.',
  'sent.receipt': 'We’ve sent a confirmation to {email}. If you don’t see it, check your spam folder.',
  'sent.topic': 'Topic',
  'sent.answer': 'Answer to',
  'sent.home': 'Home',
} as const;
