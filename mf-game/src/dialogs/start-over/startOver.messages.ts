export const en = {
  'startOver.title': 'Start over?',
  'startOver.game':
    '{restaurant} is at level {level, number}, day {day, number}, with {money}. A new game replaces it.',
  'startOver.kept': 'You can bring this game back for {days, number} days from this menu or the dashboard.',
  'startOver.notKept': 'This game is not saved, so you cannot bring it back.',
  'startOver.confirm': 'Start over',
  'startOver.continue': 'Continue Playing',
} as const;
