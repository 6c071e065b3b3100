export const en = {
  'gift.title': 'Choose one for your bistro',
  'gift.note': 'You can buy the other one later.',
  'gift.dialog': 'A gift for your bistro',
  'gift.later': 'Later',
  'gift.done': 'Continue Playing',
  'gift.chosen': 'New in your bistro',
  'gift.open': 'Choose a gift',
} as const;
