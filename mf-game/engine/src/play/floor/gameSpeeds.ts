/** Extra time multiplies patience and time limits; `none` is the untimed mode: turns instead of time. */
export const gameSpeeds = ['standard', 'x2', 'x5', 'x10', 'none'] as const;
export type GameSpeed = (typeof gameSpeeds)[number];
