/** Every page of the site, as the specification lists them (000, section 2) and decisions add to it. */
export const addresses = [
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
  '/certificate',
  '/create-account',
  '/forgot-password',
  '/early-access',
  '/sign-in',
  '/verify',
  '/what-we-know',
] as const;

/** Pages that send away whoever is not signed in. */
export const privateAddresses: readonly string[] = ['/dashboard', '/profile', '/certificate'];

/** The themes of this version. */
export const themes = ['default', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];
