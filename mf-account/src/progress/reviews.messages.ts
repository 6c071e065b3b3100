export const en = {
  'reviews.title': 'Regulars',
  'reviews.lead': 'A customer comes back for each skill your child has learned, before it is forgotten.',
  'reviews.switch': 'Regulars come back',
  'reviews.switch.help': 'At most every third order, and six times a day. A missed week adds nothing.',
  'reviews.failed.title': 'Not changed',
  'reviews.failed': 'The setting couldn’t be saved. Check your connection and try again.',
  'reviews.caption': 'Skills and next visits',
  'reviews.skill': 'Skill',
  'reviews.step': 'Step',
  'reviews.stepOf': '{step, number} of {steps, number}',
  'reviews.learning': 'Being learned',
  'reviews.next': 'Next visit',
  'reviews.next.now': 'Next game',
  'reviews.next.none': 'None',
  'reviews.tries': 'Last five',
  'reviews.try.alone': 'right',
  'reviews.try.hint': 'right with a hint',
  'reviews.try.wrong': 'wrong',
  'reviews.none': 'Skills appear here after the first answers.',
  // `days` is a list of numbers: "1, 3, 7, 16, 35".
  'reviews.help':
    'A skill is learned when 8 of the last 10 first tries were right, over at least two days. The steps are {days} days. Right: next step. Right with a hint: same step. Wrong: one step back. Last five: a check is right, a light bulb is right with a hint, a cross is wrong.',
} as const;
