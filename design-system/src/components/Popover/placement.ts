/** Above or below the trigger. Beside it there is no room on a phone, or at 400 % zoom. */
export type VerticalPlacement = 'top' | 'top start' | 'top end' | 'bottom' | 'bottom start' | 'bottom end';
