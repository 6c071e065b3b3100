export const en = {
  'check.title': 'We’re checking your payment',
  'check.text':
    'This can take up to 20 minutes. You can close this page: your plan starts on its own, and we’ll email you a receipt. Please don’t pay again.',
  'check.now': 'Check now',
  'check.overdue.title': 'Your payment hasn’t arrived',
  'check.overdue': 'We haven’t received your payment. If you were charged, contact us and we’ll find it.',
  'check.review.title': 'Your payment needs a look',
  'check.review': 'This payment doesn’t match your order. Contact us and we’ll fix it.',
  'check.contact': 'Contact us',
  'order.paid.title': 'Payment Successful!',
  'order.paid': 'Welcome to {plan}! Your subscription is now active.',
  'order.extended': 'You now have more time with {plan}. Your profile shows until when.',
  'order.refunded.title': 'Payment Refunded',
  'order.refunded': 'This payment wasn’t needed. We’re refunding it.',
} as const;
