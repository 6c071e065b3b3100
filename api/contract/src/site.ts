import * as z from 'zod/mini';
import { remoteNames } from './remotes.ts';

const absolutePath = z.string().check(z.regex(/^\/(?!\/)/, 'Must start with one slash.'));

/** One URL of the site and what crawlers and share previews read about it. */
export const siteRoute = z.object({
  /** Lower case, no slash at the end. */
  path: absolutePath,
  title: z.string(),
  description: z.string(),
  robots: z.enum(['index', 'noindex']),
  /** JSON-LD. `__ORIGIN__` inside its texts becomes the address the site is reached at. */
  structuredData: z.optional(z.record(z.string(), z.unknown())),
  /** The remote that holds the page, and which of its modules; the server preloads what that module needs. */
  remote: z.optional(z.enum(remoteNames)),
  expose: z.optional(z.string()),
  /** The shell's own scripts to preload besides; the server knows those of the remotes from their builds. */
  preload: z.optional(z.array(absolutePath)),
});
export type SiteRoute = z.infer<typeof siteRoute>;

/** shell/dist/site.json: written by the shell's build, read by the server when it starts. */
export const siteFile = z.object({
  routes: z.array(siteRoute).check(z.minLength(1)),
  notFound: z.object({ title: z.string(), description: z.string() }),
  fontPreloads: z.array(absolutePath),
  /** Scripts with the colours of all themes but the default one. */
  themes: z.array(absolutePath),
  /** Picture for share previews. */
  socialImage: z.optional(absolutePath),
});
export type SiteFile = z.infer<typeof siteFile>;
