/** Bills and coins of the till, in cents. With cents, a child can make a dollar out of quarters. */
export const drawerPieces = [2_000, 1_000, 500, 100, 25, 10] as const;
