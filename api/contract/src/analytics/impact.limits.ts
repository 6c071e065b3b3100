/** Smaller measured figures are not published: they say little, and could point to single people. */
export const impactThreshold = 100;

/** Impact figures of the specification (000, section 2, 'About') that can be measured: goals until then. */
export const impactGoals = { students: 1000, positivePercent: 95 } as const;
