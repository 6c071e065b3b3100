export const en = {
  'pay.failed.title': 'Payment Failed',
  'pay.failed': 'Unable to process payment. Please try again.',
  'pay.unverified.title': 'Payment Verification Failed',
  'pay.unverified': 'Please contact support if amount was debited.',
  'pay.support': 'Contact support',
  'pay.success.title': 'Payment Successful!',
  'pay.success': 'Welcome to {plan}! Your subscription is now active.',
  'pay.changed.title': 'Your plan has changed',
  'pay.changed': 'You haven’t been charged. Check your plan, and try again if you need more time.',
  'pay.who': 'User',
  'pay.what.yearly': '{plan}, one year',
  'pay.what.monthly': '{plan}, one month',
} as const;
