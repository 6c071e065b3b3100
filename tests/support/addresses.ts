/** Pages of somebody who is signed in. Most of them send visitors to the sign-in page. */
export const privatePages: readonly string[] = [
  '/dashboard',
  '/progress',
  '/profile',
  '/certificate',
  '/family',
  '/play',
  '/class',
];

export const themes = ['default', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];
