/** The shade layer of every drawing. */
export const shade = 'var(--art-shade,rgba(43,35,32,.14))';

/** An open line with round caps. */
export const line = { strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;
