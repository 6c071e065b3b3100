export const en = {
  'award.level': 'Level Up!',
  'award.level.lead': 'Welcome to Level {level}!',
  'award.badge': 'Badge Earned!',
  'award.certificate': 'Certificate Awarded!',
  'award.streak': 'Streak Power!',
  'award.streak.lead': '{count} in a row!',
  'award.milestone': 'Milestone Reached!',
  'award.achievement': 'Achievement!',
  'award.points': '+{points} points',
  'award.continue': 'Continue Playing',
  'award.share': 'Share Achievement',
} as const;
