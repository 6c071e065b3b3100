export const en = {
  'say.playing': 'The restaurant is open. Day {day}.',
  'say.arrived': '{name} sits down at table {number}.',
  'say.readyToOrder': '{name} at table {number} is ready to order.',
  'say.hurry': '{name} at table {number} is in a hurry.',
  'say.timeUp': 'The time bonus is over. You can still answer.',
  'say.levelUp': 'Level up! Welcome to Level {level}!',
  'say.feedback': '{name}: {message}',
  'say.resumed': 'The game goes on.',
} as const;
