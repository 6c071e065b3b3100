export const en = {
  'refund.button': 'Get a refund',
  'refund.button.name': 'Get a refund for receipt {number}',
  'refund.until': 'Full refund until {date}',
  'refund.used': 'You’ve had a refund in the last {months, number} months.',
  'refund.used.support': 'Ask support for another refund',
  'refund.disputed': 'Your bank decides about the money, so there is no refund here until then.',
  'refund.rejected': 'The bank rejected the refund. We’ll contact you to return the money in another way.',
  'refund.rejected.support': 'Contact support',

  'refund.title': 'Refund {amount}?',
  'refund.endsNow':
    'With the refund, {plan} ends right away. You keep badges and certificates, and your child can still play the whole game.',
  'refund.endsOn': 'The time that this payment added is taken off again: your plan then ends on {date}.',
  'refund.card': 'The money goes back the way you paid. It may take a few days to show up on your bank statement.',
  'refund.once': 'You can do this once in {months, number} months. After that, support decides.',
  'refund.keep': 'Keep the plan',
  'refund.pending': 'Refunding…',
  'refund.failed': 'We couldn’t confirm the refund. Try again: a payment is refunded only once.',
  'refund.refunded.title': 'Payment Refunded',
  'refund.refunded': '{amount} is on its way back to you. We emailed you a confirmation.',
  'refund.requested.title': 'Refund Requested',
  'refund.requested':
    'The payment service isn’t responding. We’ll keep trying, and email you once {amount} is on its way.',
} as const;
