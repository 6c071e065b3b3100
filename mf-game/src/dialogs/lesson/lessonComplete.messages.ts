export const en = {
  'lessonComplete.title': 'Lesson finished',
  'lessonComplete.lead': '{right, number} of {count, number} right.',
  'lessonComplete.again': 'Play again',
  'lessonComplete.done': 'Done',
} as const;
