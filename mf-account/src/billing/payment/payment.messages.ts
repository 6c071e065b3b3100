export const en = {
  'pay.subscribe': 'Subscribe',
  'pay.processing': 'Processing...',
  'pay.paid': 'Paid, thank you',
  'pay.secure': 'You pay through Razorpay. We never see your card number.',
  'pay.test': 'Test mode',
  'pay.test.note': 'No real money is charged.',
  'pay.none': 'Payment isn’t available at the moment. Please come back later; playing stays free.',
  'pay.failed.title': 'Payment Failed',
  'pay.failed': 'Unable to process payment. Please try again.',
} as const;
