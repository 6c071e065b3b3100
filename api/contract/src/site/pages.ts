/**
 * Paths of all pages of the site, in lower case and without a trailing slash. `shell/src/pages/pages.ts` describes each
 * page. Analytics counts these pages by path and every other address as `otherPage`, because visitors can send any text.
 */
export const pagePaths = [
  '/',
  '/game',
  '/game-setup',
  '/dashboard',
  '/pricing',
  '/profile',
  '/about',
  '/blog',
  '/privacy',
  '/teacher-dashboard',
  '/admin-analytics',
  '/analytics',
  '/what-we-know',
  '/certificate',
  '/verify',
  '/early-access',
  '/sign-in',
  '/create-account',
  '/forgot-password',
  '/support',
  '/progress',
  '/accessibility',
  '/family',
  '/play',
  '/teach',
  '/class',
  '/schools',
] as const;
export type PagePath = (typeof pagePaths)[number];
export const otherPage = 'other';
