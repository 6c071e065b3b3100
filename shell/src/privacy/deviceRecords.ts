/** What the browser keeps for this site. Each `name` is the one that the program writes, whatever keeps it. */
export const deviceRecords = [
  { id: 'look', name: 'preferences', until: 'year' },
  { id: 'preferences', name: 'countertop.preferences', until: 'cleared' },
  { id: 'restaurant', name: 'countertop.restaurant.v1', until: 'cleared' },
  { id: 'tutorial', name: 'countertop.tutorial.v1', until: 'cleared' },
  { id: 'game', name: 'countertop.game.v1', until: 'cleared' },
  { id: 'signUp', name: 'countertop.sign-up.v1', until: 'cleared' },
  { id: 'account', name: 'session', until: 'signedOut' },
  { id: 'signedIn', name: 'signed-in', until: 'signedOut' },
  { id: 'known', name: 'known', until: 'year' },
  { id: 'session', name: 'countertop.session', until: 'tab' },
  { id: 'opinion', name: 'countertop.opinion.v1', until: 'tab' },
  { id: 'toast', name: 'countertop.toast', until: 'tab' },
  { id: 'scroll', name: 'tsr-scroll-restoration', until: 'tab' },
] as const;
