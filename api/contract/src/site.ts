import * as z from 'zod/mini';
import { remoteNames } from './remotes.ts';

const absolutePath = z.string().check(z.regex(/^\/(?!\/)/, 'Must start with one slash.'));

/** A page as HTML, rendered when the site was built. */
export const siteHtml = z.object({
  /** What goes into `#root`. */
  body: z.string(),
  /** Its style sheets, each with the `data-emotion` attribute by which Emotion recognizes it in the browser. */
  sheets: z.array(z.object({ emotion: z.string(), css: z.string() })),
});
export type SiteHtml = z.infer<typeof siteHtml>;

/** The picture that share previews show of a page. */
export const socialImage = z.object({
  path: absolutePath,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** What is to be seen, for who cannot see it. */
  alt: z.string(),
});
export type SocialImage = z.infer<typeof socialImage>;

/** One URL of the site and what crawlers and share previews read about it. */
export const siteRoute = z.object({
  /** Lower case, no slash at the end. */
  path: absolutePath,
  title: z.string(),
  description: z.string(),
  robots: z.enum(['index', 'noindex']),
  /** JSON-LD. `__ORIGIN__` inside its texts becomes the address the site is reached at. */
  structuredData: z.optional(z.record(z.string(), z.unknown())),
  socialImage: z.optional(socialImage),
  /** The remote that holds the page, and which of its modules; the server preloads what that module needs. */
  remote: z.optional(z.enum(remoteNames)),
  expose: z.optional(z.string()),
  /** The shell's own scripts to preload besides; the server knows those of the remotes from their builds. */
  preload: z.optional(z.array(absolutePath)),
  /** `payment`: on this page one pays, so its policy names the payment provider. */
  policy: z.optional(z.enum(['payment'])),
  /** A public page can be read before any script runs. */
  html: z.optional(siteHtml),
});
export type SiteRoute = z.infer<typeof siteRoute>;

/** The preferences that the server writes onto `<html>`. The first of each list is the default. */
const siteAppearance = z.object({
  themes: z.array(z.object({ name: z.string(), pageColor: z.string(), isDark: z.boolean() })).check(z.minLength(1)),
  textSizes: z.array(z.string()).check(z.minLength(1)),
  motions: z.array(z.string()).check(z.minLength(1)),
});
export type SiteAppearance = z.infer<typeof siteAppearance>;

/** shell/dist/site.json: written by the shell's build, read by the server when it starts. */
export const siteFile = z.object({
  routes: z.array(siteRoute).check(z.minLength(1)),
  notFound: z.object({ title: z.string(), description: z.string(), html: z.optional(siteHtml) }),
  /** What a page that does not come as HTML shows without JavaScript. */
  noScript: z.optional(siteHtml),
  /** Texts of the `<style>` elements that scripts create: the policy of a page allows each by its hash. */
  scriptStyles: z.array(z.string()),
  appearance: siteAppearance,
  fontPreloads: z.array(absolutePath),
  /** Scripts with the colours of all themes but the default one. */
  themes: z.array(absolutePath),
  /** The colours of those themes as CSS, by the theme's name: a page that came as HTML is painted before any script. */
  themeStyles: z.record(z.string(), z.string()),
});
export type SiteFile = z.infer<typeof siteFile>;
