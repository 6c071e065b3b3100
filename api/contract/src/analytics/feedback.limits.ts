/** Limits of feedback without schemas, so that a form can check input before it sends it. */

/** Path that the site posts feedback to. Content blockers block the specified one, as everything below `/api/analytics/`. */
export const feedbackPath = '/api/feedback';
/** The same call at its specified path (specification 000, section 7). */
export const specifiedFeedbackPath = '/api/analytics/feedback';
/** From 1 to 5 (rulings, 'Feedback'). */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];
/** Our choice: room for a few sentences. A longer text says more about its writer than about the game. */
export const feedbackMaxLength = 500;
