/** The address of the questions within the page. */
export const questionsId = 'questions';
