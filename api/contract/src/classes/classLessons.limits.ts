/** Lessons of one class, over its whole time. */
export const maxClassLessons = 400;
/** In characters. */
export const lessonTitleMaxLength = 60;
/** Longest time that a lesson stays open. */
export const maxLessonDays = 60;
/** Answers that were given without a network count if they are received at most this long after the lesson has closed. */
export const lateAnswerDays = 7;
