/** Smaller measured figures are not published: they say little, and could point to single people. */
export const impactThreshold = 100;

/** Figures of the About page: shown as goals until the measured ones reach them. */
export const impactGoals = { students: 1000, positivePercent: 95 } as const;
