/** IDs of the sections below the first screen. */
export const sampleId = 'sample';
export const upcomingId = 'upcoming';
export const questionsId = 'questions';
