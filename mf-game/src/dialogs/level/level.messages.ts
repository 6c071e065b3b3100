export const en = {
  'level.title': 'Level Up!',
  'level.welcome': 'Welcome to Level {level}!',
  'level.close': 'Keep playing',
  'level.bonus': '+{points} points',
} as const;
