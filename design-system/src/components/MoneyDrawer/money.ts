/** Values of the bills and coins in cents, largest first. */
export const moneyPieces = [2_000, 1_000, 500, 100, 25, 10, 5, 1] as const;
/** A bill or a coin, by its value in cents. */
export type MoneyPiece = (typeof moneyPieces)[number];

/** Returns the sum of bills and coins in cents. */
export const moneySum = (laid: readonly MoneyPiece[]): number => laid.reduce<number>((sum, piece) => sum + piece, 0);

export const isCoin = (piece: MoneyPiece): boolean => piece < 100;

/** Type of the dragged data, so that nothing else can be dropped. */
export const dragType = 'application/x-money-piece';
