/** What is said about a game that is kept between visits. */
export const en = {
  'saved.overtaken': 'Your restaurant is open in another tab',
  'saved.overtaken.more': 'Go on there. What happens in this tab is not saved any more.',
} as const;
