export const en = {
  'saved.openElsewhere': 'Your restaurant is open in another tab',
  'saved.openElsewhere.more': 'Keep playing there. This tab does not save anymore.',
  'saved.onDevice': 'Saved on this device',
  'saved.onDevice.more': 'Keep playing. Your game goes to your account when you are back online.',
  'saved.signIn': 'Saved on this device',
  'saved.signIn.more': 'Ask a grown-up to sign in again, so your game can go to your account.',
  'saved.restored': 'Your saved game is back',
  'saved.restored.more':
    'We kept the game you just started, too. You can bring it back from the menu. No sum you solved is lost.',
  'saved.localWon': 'You have two games',
  'saved.localWon.more':
    'You keep playing this one because it is further along. You can bring back the other one from the menu. No sum you solved is lost: all of them count.',
  'saved.serverWon': 'You have two games',
  'saved.serverWon.more':
    'You keep playing the one from your other device because it is further along. You can bring this one back from the menu. No sum you solved is lost: all of them count.',
  erased: 'What you did before was erased',
  'erased.more':
    'A grown-up erased this player’s restaurant and answers. What this device still had of them is gone, too. You start fresh.',
  'attempts.full': 'Too many answers are waiting',
  'attempts.full.more':
    'This device has no more room for answers that aren’t in your account yet, so the oldest are deleted. Go online, and ask a grown-up to sign in.',
  'attempts.gone': 'Some answers were deleted',
  'attempts.gone.more':
    'They were waiting on this device for a player who doesn’t exist anymore. Your own answers are safe.',
} as const;
