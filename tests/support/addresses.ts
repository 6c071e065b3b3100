import { pages } from '../../shell/src/pages/pages.ts';

/** Pages for signed-in users. Most of them send visitors to the sign-in page. */
export const privatePages: readonly string[] = [
  '/dashboard',
  '/progress',
  '/profile',
  '/certificate',
  '/family',
  '/play',
  '/class',
];
const adminPages: readonly string[] = ['/analytics', '/admin-analytics'];

/** Demo account of a page's visitor, or undefined for a page that everyone can see. */
function accountOf(path: string): string | undefined {
  if (adminPages.includes(path)) return 'admin@demo.example';
  return privatePages.includes(path) ? 'explorer@demo.example' : undefined;
}

/** Every page of the site and the one for all other addresses, with its visitor. */
export const visits = [...pages.map(({ path }) => path), '/nowhere'].map((path) => ({
  path,
  account: accountOf(path),
}));

export const themes = ['default', 'dark', 'high-contrast'] as const;
export type Theme = (typeof themes)[number];
