/** Fewest and most characters of a password, both included. Nothing else is asked of it here. */
export const passwordLength = { min: 8, max: 128 } as const;
