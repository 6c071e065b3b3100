export const en = {
  'notice.privacy': 'The whole privacy policy',
  'notice.proof':
    'A card payment with which you agree shows us that you’re an adult. Otherwise, we email you a link to confirm.',
  'notice.agree': 'I agree',
  'notice.agreeing': 'Saving…',

  'consent.sheet': 'Saving what {name} does',
  'consent.given': 'Everything {name} does in the game is saved.',
  'consent.none': 'Nothing is saved until you agree. {name} can still play.',
  'consent.none.owner': 'Nothing is saved until the owner of the family agrees. {name} can still play.',
  'consent.pending': 'We’ve emailed you a link. Saving starts when you agree there. {name} can play right away.',
  'consent.withdrawn':
    'Nothing more is saved, and {name} can still play. What was saved before stays until it’s erased.',
  'consent.read': 'Read and agree',
  'consent.resend': 'Email the link again',
  'consent.withdraw': 'Withdraw',
  'consent.withdraw.title': 'Stop saving what {name} does?',
  'consent.withdraw.text':
    'It stops right away. {name} can keep playing. What is saved already stays until you erase it, and you can agree again at any time.',
  'consent.withdraw.pending': 'Stopping…',
  'consent.history': 'What you decided so far',
  'consent.history.given': 'Agreed on {when}',
  'consent.history.withdrawn': 'Withdrawn on {when}',
  'consent.by': '{by} · notice {version, number}',
  'consent.method.payment': '{by} · confirmed by a payment · notice {version, number}',
  'consent.method.email': '{by} · confirmed by email · notice {version, number}',
  'consent.by.erased': 'A guardian who has left',
  'consent.sent.title': 'Check your inbox',
  'consent.sent': 'Open the link in the email to agree. Then saving starts.',
  'consent.saved.title': 'Thank You',
  'consent.saved': 'From now on, everything {name} does in the game is saved.',
} as const;
