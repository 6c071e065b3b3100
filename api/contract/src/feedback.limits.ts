/** Limits of what a person says about the game, without the shape, so that a page can count before it sends. */

/** Where it is posted (specification 000, section 7). */
export const feedbackPath = '/api/analytics/feedback';
/** From 1 to 5 (rulings, 'Feedback'). */
export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];
/** Ours: room for a few sentences; a longer text says more about its writer than about the game. */
export const feedbackMaxLength = 500;
