export const en = {
  'forGrownUps.title': 'This page is for grown-ups',
  'forGrownUps.text': 'The kitchen is open for you. If you’re a grown-up, take the device back first.',
  'forGrownUps.game': 'To the game',
  'forGrownUps.play': 'Who’s playing?',
} as const;
