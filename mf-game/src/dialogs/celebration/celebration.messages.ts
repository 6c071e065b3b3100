export const en = {
  'levelUp.title': 'LEVEL UP!',
  'levelUp.lead': 'You reached level {level}.',
  'levelUp.points': '+{points} XP',
  'levelUp.bar': 'Level {level}',
  'levelUp.barValue': '{percent}%',
  'levelUp.unlocks': 'New Unlocks!',
  'levelUp.continue': 'Continue Playing',
  'levelUp.achievements': 'View Achievements',

  'unlock.tier_intermediate.name': 'Intermediate levels',
  'unlock.tier_intermediate.note': 'Each new level earns 150 points.',
  'unlock.tier_advanced.name': 'Advanced levels',
  'unlock.tier_advanced.note': 'Each new level earns 200 points.',
} as const;
