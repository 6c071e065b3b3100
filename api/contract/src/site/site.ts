import * as z from 'zod/mini';
import { remoteNames } from './remotes.ts';

const absolutePath = z.string().check(z.regex(/^\/(?!\/)/, 'Must start with one slash.'));

/** The HTML of a page, rendered at build time. */
export const siteHtml = z.object({
  /** Content of `#root`. */
  body: z.string(),
  /** Style sheets with the `data-emotion` attribute by which Emotion recognizes them in the browser. */
  sheets: z.array(z.object({ emotion: z.string(), css: z.string() })),
});
export type SiteHtml = z.infer<typeof siteHtml>;

/** Image of a page in share previews. */
export const socialImage = z.object({
  path: absolutePath,
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type SocialImage = z.infer<typeof socialImage>;

/** A page of the site and its metadata for crawlers and share previews. */
export const siteRoute = z.object({
  /** Lower case, without a trailing slash. */
  path: absolutePath,
  title: z.string(),
  description: z.string(),
  robots: z.enum(['index', 'noindex']),
  /** JSON-LD. `__ORIGIN__` is replaced by the origin of the site. */
  structuredData: z.optional(z.record(z.string(), z.unknown())),
  socialImage: z.optional(socialImage),
  /** The remote and exposed module of the page; the server preloads what the module needs. */
  remote: z.optional(z.enum(remoteNames)),
  expose: z.optional(z.string()),
  /** Scripts of the shell to preload; the server knows those of the remotes from their builds. */
  preload: z.optional(z.array(absolutePath)),
  /** `payment`: the page's Content-Security-Policy allows the payment provider. */
  policy: z.optional(z.enum(['payment'])),
  /** Set for public pages, which are readable before any script runs. */
  html: z.optional(siteHtml),
  /** Query parameters that choose a view of the page. `html` shows the view without any of them. */
  viewParameters: z.optional(z.array(z.string())),
  /** `signedOut`: `html` isn't what people who are signed in see, so they get the page without it. */
  htmlFor: z.optional(z.enum(['signedOut'])),
  /** Whether a notice takes the place of `html` without JavaScript. */
  needsScript: z.optional(z.boolean()),
  /** Scripts of the remote's build that `html` was rendered with, relative to its folder. With others, `html` isn't sent. */
  htmlScripts: z.optional(z.array(z.string())),
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
  /** Shown without JavaScript by pages that aren't prerendered, or that need it. */
  noScript: z.optional(siteHtml),
  /** Shown at the top of every page by browsers that are too old for its scripts. */
  oldBrowser: z.optional(siteHtml),
  /** Contents of the `<style>` elements that scripts create. Each page's policy allows them by hash. */
  scriptStyles: z.array(z.string()),
  appearance: siteAppearance,
  fontPreloads: z.array(absolutePath),
  /** Scripts with the colors of all themes except the default. */
  themes: z.array(absolutePath),
  /** The colors of those themes as CSS, by theme name: prerendered pages are painted before any script runs. */
  themeStyles: z.record(z.string(), z.string()),
});
export type SiteFile = z.infer<typeof siteFile>;
