/** Every page of the site: those of the specification (000, section 2), and later ones. */
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

/** Pages that redirect signed-out visitors to the sign-in page. */
export const privateAddresses: readonly string[] = ['/dashboard', '/profile', '/certificate'];

export const themes = ['default', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];
