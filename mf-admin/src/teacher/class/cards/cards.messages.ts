export const en = {
  'cards.title': '{count, plural, =1 {Make a card} other {Make {count, number} cards}}',
  'cards.text':
    'A child scans the card, or enters the class code and presses the picture and the three dishes on it. Earlier cards of these children stop working. Print the new ones now: we can’t show them again.',
  'cards.who': 'For',
  'cards.who.without': 'Children without a card',
  'cards.who.all': 'All children',
  'cards.paper': 'Paper',
  'cards.paper.A4': 'A4',
  'cards.paper.LETTER': 'Letter',
  'cards.submit': 'Make PDF',

  'cards.pdf.title': 'Cards of {name}',
  'card.customer': 'My customer: {name}',
  'card.dish': '{place}. {dish}',
  'card.code': 'QR code that signs {name} in',
} as const;
