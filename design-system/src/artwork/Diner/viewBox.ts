/** View box of `Diner` and `Walker`, which have the same scale. */
export const dinerViewBox = '16 0 168 196';
