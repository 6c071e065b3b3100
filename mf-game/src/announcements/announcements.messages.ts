export const en = {
  'announce.playing': 'The restaurant is open. Day {day}.',
  'announce.untimed': 'To play without a clock, open Accessibility Options.',
  'announce.arrived': '{name} sits down at table {number}.',
  'announce.back': '{name} is back and sits down at table {number}.',
  'announce.readyToOrder': '{name} at table {number} is ready to order.',
  'announce.hurry': '{name} at table {number} is in a hurry.',
  'announce.cleared': 'Table {number} is clean.',
  'announce.prepared': '{count, plural, one {# plate} other {# plates}} prepared.',
  'announce.timeUp': 'The time bonus is over. You can still answer.',
  'announce.levelUp': 'Level up! Welcome to Level {level}!',
  'announce.feedback': '{name}: {message}',
  'announce.resumed': 'The game is running again.',
} as const;
