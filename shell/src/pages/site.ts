import type { SiteFile, SiteRoute } from '@countertop/contract/site';
import { fontFiles } from '@countertop/design-system/fonts';
import { headOf } from './head.ts';
import { pages, type Page } from './pages.ts';

const locale = 'en-US';

function routeOf(page: Page): SiteRoute {
  const head = headOf(page, locale);
  if (!('remote' in page.view)) return { path: page.path, ...head };
  const [remote, expose] = page.view.remote.split('/');
  // The id is `remote/page`, so both parts are there; the compiler sees only a split text.
  return { path: page.path, ...head, remote: remote as NonNullable<SiteRoute['remote']>, expose: `./${expose}` };
}

const { title, description } = headOf(undefined, locale);

/** What the server needs to know about every URL. The build runs this in Node and adds what to preload. */
export const site: SiteFile = {
  routes: pages.map(routeOf),
  notFound: { title, description },
  fontPreloads: [fontFiles.lexend, fontFiles.caprasimo],
};
