export const en = {
  author: 'The Countertop team',
  'math-play-for-every-child.title': 'Math play for every hand, eye and ear',
  'math-play-for-every-child.excerpt':
    'By keyboard, by ear, in large print: how to test any math game in five minutes, and what you can change today.',
  'time-to-think.title': 'Time to think: math without the clock',
  'time-to-think.excerpt':
    'Does a timer help or hurt? What researchers agree on, where they disagree, and five ways to give a child time.',
  'a-reason-not-a-cross.title': 'A wrong answer deserves a reason, not a cross',
  'a-reason-not-a-cross.excerpt':
    'Most wrong answers are half right. How to find the reason behind one in two minutes, at home or with thirty children.',
  'money-at-the-kitchen-table.title': 'Money at the kitchen table',
  'money-at-the-kitchen-table.excerpt':
    'A jar of coins, a receipt and one good question: totals and change in the ten minutes before dinner.',
} as const;
