/** What is said about a game that is kept between visits. */
export const en = {
  'saved.overtaken': 'Your restaurant is open in another tab',
  'saved.overtaken.more': 'Go on there. What happens in this tab is not saved any more.',
  'saved.onDevice': 'Saved on this device',
  'saved.onDevice.more': 'Play on. It goes to your account when the network is back.',
  'saved.signIn': 'Saved on this device',
  'saved.signIn.more': 'Ask a grown-up to sign in again, so that it goes to your account.',
  'saved.cameBack': 'Your saved game is back',
  'saved.cameBack.more': 'The game you have just started is kept, too: bring it back from the menu.',
  'saved.wentOnHere': 'Two games met',
  'saved.wentOnHere.more':
    'You play on with this one: it is further. Bring back the one from your other device from the menu.',
  'saved.wentOnThere': 'Two games met',
  'saved.wentOnThere.more':
    'You play on with the one from your other device: it is further. Bring back this one from the menu.',
} as const;
