/** Alt texts of the pictures for share previews. */
export const en = {
  'social.home': 'Run the bistro. Do the math. A happy customer at a table with a burger and a drink.',
  'social.game': 'Math Bistro: the front of a small restaurant with two customers in its window.',
  'social.pricing': 'Playing is free. Notes and coins of play money.',
  'social.about': 'Sums with a reason. A pizza, a salad, a soup and a cake on plates.',
  'social.blog': 'Math at the kitchen table. A customer is thinking over a soup and a sandwich.',
  'social.privacy': 'No ads. No trackers. A ticket that adds up to nothing.',
  'social.support': 'Ask us anything. A ticket with a question and the hours until its answer.',
  'social.teachers': 'See who needs a hand. Three badges.',
  'social.teach': 'One link, whole class. A ticket with ten orders and no accounts.',
  'social.schools': 'First names only. A schoolhouse with a bell.',
  'social.accessibility': 'For every child. The bell on the counter, heard from both sides.',
} as const;
