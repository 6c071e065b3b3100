/** What is to be seen on the pictures for share previews, for who cannot see it. */
export const en = {
  'social.home': 'Run the bistro. Do the math. A happy guest at a table with a burger and a drink.',
  'social.game': 'Math Bistro: the front of a small restaurant with two guests in its window.',
  'social.pricing': 'Playing is free. Notes and coins of play money.',
  'social.about': 'Sums with a reason. A pizza, a salad, a soup and a cake on plates.',
  'social.blog': 'Math at the kitchen table. Somebody thinks over a soup and a sandwich.',
  'social.privacy': 'No ads. No trackers. A ticket that adds up to nothing.',
  'social.teachers': 'See who needs a hand. Three badges.',
} as const;
