export const en = {
  'header.home': 'Countertop home',
  'header.teacher': 'Teacher dashboard',
  'header.progress': 'Progress & Achievements',
  'header.tutorial': 'Tutorial',
  'header.options': 'Accessibility Options',
  'header.hear': 'Hear all tables',
  'header.sound': 'Sound',
  'header.soundOn': 'Turn sound on',
  'header.soundOff': 'Turn sound off',
  'header.pause': 'Pause the game',
  'header.more': 'More',
  'header.actions': 'Game',
} as const;
