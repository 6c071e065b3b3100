/** How hard the numbers of an order are, within the ranges of its age band. */
export type Challenge = 'easier' | 'usual' | 'harder';
