/** The shade layer of every drawing. */
export const shade = 'var(--art-shade,rgba(43,35,32,.14))';

/** An open line with round caps. */
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** White tableware has a thin gray outline, to be visible on white. */
export const white = { fill: 'var(--bowl,#F3F6FA)', stroke: 'var(--bowl-line,#A9BAC4)', strokeWidth: 1.5 } as const;

/** The deep bowl with a blue rim. */
export const bowlBlue = (
  <>
    <path d="M4 32h56c0 15-10 24-19 26v2H23v-2C14 56 4 47 4 32Z" {...white} />
    <path d="M4 32h56c0 2-.2 3.6-.5 5.2h-55C4.2 35.6 4 34 4 32Z" fill="#2474B8" />
    <path d="M49 42c-2 7-6 11-11 14" stroke={shade} strokeWidth="4" {...line} />
  </>
);

/** A plate seen from the front. */
export const plate = <path d="M2 53q0-2 30-2t30 2-17 6H19Q2 55 2 53Z" {...white} />;
