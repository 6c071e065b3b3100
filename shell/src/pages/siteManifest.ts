import type { SiteFile, SiteRoute } from '@countertop/contract/site/site';
import { fontFiles } from '@countertop/design-system/fonts';
import { headOf } from './head.ts';
import { pages, type Page } from './pages.ts';

const locale = 'en-US';

interface Route extends SiteRoute {
  /** Name of the chunk that holds the page, if it is one of the shell's own. */
  chunk?: string;
  /** To be rendered to HTML. */
  isPublic?: true;
}

function routeOf(page: Page): Route {
  const { path, view, isPublic, policy, viewParameters, htmlFor, needsScript } = page;
  const head = {
    ...headOf(page, locale),
    ...(isPublic && { isPublic }),
    ...(policy && { policy }),
    ...(viewParameters && { viewParameters }),
    ...(htmlFor && { htmlFor }),
    ...(needsScript && { needsScript }),
  };
  if ('chunk' in view) return { path, ...head, chunk: view.chunk };
  return { path, ...head, remote: view.remote, expose: `./${view.page}` };
}

const { title, description } = headOf(undefined, locale);

/** Facts that the server needs about every page. The build evaluates this in Node and adds what to preload. */
export const siteManifest: Omit<
  SiteFile,
  'appearance' | 'themes' | 'themeStyles' | 'scriptStyles' | 'noScript' | 'oldBrowser' | 'routes'
> & {
  routes: readonly Route[];
} = {
  routes: pages.map(routeOf),
  notFound: { title, description },
  fontPreloads: [fontFiles.lexend, fontFiles.caprasimo],
};
