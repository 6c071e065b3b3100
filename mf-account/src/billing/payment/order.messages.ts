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
} as const;
