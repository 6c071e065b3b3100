export const en = {
  'offline.keep': 'Keep for offline',
  'offline.keeping': 'Saving the game… {percent, number}%',
  'offline.kept': 'Ready for offline',
  'offline.unavailable': 'This site can’t be kept for offline yet.',
  'offline.full': 'There isn’t enough space on this device. Free some, then try again.',
  'offline.refused': 'This browser doesn’t allow it. A private window never does.',
  'offline.failed': 'The game couldn’t be loaded completely. Check your connection and try again.',
  'offline.temporary': 'If this device runs out of space, the browser may delete the game.',
  'offline.almostFull': 'This device is almost full. Free some space, so that new answers can be saved.',
  'offline.busy': 'Another tab is saving the game already.',
} as const;
