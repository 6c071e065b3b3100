/** ID of the questions section, for links. */
export const questionsId = 'questions';
