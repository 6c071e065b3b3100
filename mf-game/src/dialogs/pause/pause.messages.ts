export const en = {
  'pause.title': 'Game paused',
  'pause.lead': '{restaurant} is waiting for you. All clocks are stopped.',
  'pause.resume': 'Resume Game',
  'pause.menu': 'Back to Menu',
  'pause.help': 'How to Play',
  'pause.feedback': 'Give feedback',
  'pause.seed': 'Game number {seed}',
  'pause.seedNote': 'This link replays the same problems.',
  'pause.link': 'Replay link',
  'pause.copy': 'Copy link',
  'pause.copied': 'Link copied',
  'pause.copyFailed': 'Select the link and copy it yourself.',
} as const;
