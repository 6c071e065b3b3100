/** Above or below the trigger. There is no room to the side on phones or at 400 % zoom. */
export type VerticalPlacement = 'top' | 'top start' | 'top end' | 'bottom' | 'bottom start' | 'bottom end';
