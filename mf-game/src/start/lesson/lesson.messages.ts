export const en = {
  'lesson.lead': 'A lesson from your teacher: {count, number} orders, ages {ages}',
  'lesson.earlier':
    'This lesson was made with an earlier version of the game. A worksheet printed at that time may have other numbers.',
  'lesson.start': 'Start',
  'lesson.done': '{done, number} of {count, number} orders are done.',
  'lesson.continue': 'Continue',
  'lesson.finished': 'Lesson finished: {right, number} of {count, number} right',
  'lesson.again': 'Play again',
  'lesson.unplayable': 'This lesson can’t be played',
  'lesson.invalid': 'The link isn’t complete or has a typo. Ask your teacher for the link again.',
  'lesson.later_rules': 'It was made with a newer version of the game. Reload this page to get it.',
  'lesson.withoutLesson': 'Play without a lesson',
} as const;
