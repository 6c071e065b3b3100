export const en = {
  'family.title': 'Your family can see how you’re doing',
  'family.text': 'Your grown-ups can look at what you do in the game, so that they can help you.',
  'family.sees': 'They can see:',
  'family.sees.answers': 'the problems you get, and your answers',
  'family.sees.skills': 'what you’re good at, and what’s still tricky',
  'family.sees.days': 'on which days you play, and for how long',
  'family.sees.restaurant': 'how your restaurant is doing',
  'family.sees.awards': 'your badges and certificates',
  'family.sees.settings': 'your settings',
  'family.close': 'OK',
} as const;
