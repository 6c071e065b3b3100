/** Limits of feedback without schemas, so that a form can check input before it sends it. */

/** Path that the site posts feedback to. Content blockers block everything below `/api/analytics/`. */
export const feedbackPath = '/api/feedback';
/** The same call for other clients. */
export const analyticsFeedbackPath = '/api/analytics/feedback';
/** 1 is the worst. */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];
/** Room for a few sentences. A longer text says more about its writer than about the game. */
export const feedbackMaxLength = 500;
