export const en = {
  'link.confirm.title': 'Confirm your email address',
  'link.confirm.lead': 'Press Confirm and we’ll email you when the game opens.',
  'link.confirm.submit': 'Confirm',
  'link.confirm.sending': 'Confirming…',
  'link.confirmed.title': 'You’re on the list',
  'link.confirmed.lead': 'We’ll email you when {game} opens.',
  'link.already.title': 'You’re already on the list',
  'link.already.lead': 'Your address was confirmed before. We’ll email you when {game} opens.',

  'link.expired.title': 'This link has expired',
  'link.expired.lead': 'Links work for {days, number} days. Enter your email address to get a new one.',
  'link.expired.submit': 'Email me a new link',
  'link.expired.sending': 'Sending…',
  'link.sent.title': 'Check your inbox',
  'link.sent.lead': 'We’ve sent you an email. Open the link in it to confirm your address.',
  'link.sent.help': 'No email after a few minutes? Check your spam folder.',

  'link.unsubscribe.title': 'Unsubscribe from early access?',
  'link.unsubscribe.lead': 'We’ll delete your email address from the list, for all games.',
  'link.unsubscribe.submit': 'Unsubscribe',
  'link.unsubscribe.sending': 'Unsubscribing…',
  'link.unsubscribed.title': 'You’re unsubscribed',
  'link.unsubscribed.lead': 'We’ve deleted your email address. You won’t get any more early access emails.',

  'link.refuse.title': 'Stop emails from us?',
  'link.refuse.lead':
    'We won’t send confirmations, receipts or invitations to this address, even if somebody enters it. Emails about an account you have still arrive.',
  'link.refuse.submit': 'Stop emails',
  'link.refuse.sending': 'Stopping…',
  'link.refused.title': 'We won’t write to you again',
  'link.refused.lead': 'We remember this by a code made from your address, not by the address itself.',
  'link.refused.undo': 'Allow emails again',

  'link.allow.title': 'Allow emails again?',
  'link.allow.lead': 'You need them to create an account with this address.',
  'link.allow.submit': 'Allow emails',
  'link.allow.sending': 'Allowing…',
  'link.allowed.title': 'You can get emails from us again',
  'link.allowed.lead': 'To create an account, sign up with this address.',

  'link.failed': 'Something went wrong. Please try again.',
  'link.home': 'Home',
} as const;
