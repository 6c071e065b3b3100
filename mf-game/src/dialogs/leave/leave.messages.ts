export const en = {
  'leave.title': 'Leave your restaurant?',
  'leave.lost': 'Day {day, number} is not saved. If you leave, your restaurant closes.',
  'leave.confirm': 'Leave',
  'leave.stay': 'Keep playing',
} as const;
