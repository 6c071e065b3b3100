/** Bills and coins of the till, in cents. Cents are there for children who make a dollar of quarters. */
export const drawerPieces = [2_000, 1_000, 500, 100, 25, 10] as const;
