import { remoteNames } from '@countertop/contract/remotes';
import type { SiteFile, SiteRoute } from '@countertop/contract/site';
import { fontFiles } from '@countertop/design-system/fonts';
import { headOf } from './head.ts';
import { pages, type Page } from './pages.ts';

const locale = 'en-US';

/** A page with the name of the lazy import that holds it, if it is one of the shell's own. */
interface Route extends SiteRoute {
  chunk?: string;
  /** To be rendered to HTML. */
  isPublic?: true;
}

function routeOf(page: Page): Route {
  const { path, view, isPublic, policy } = page;
  const head = { ...headOf(page, locale), ...(isPublic ? { isPublic } : {}), ...(policy ? { policy } : {}) };
  if ('shell' in view) return { path, ...head, chunk: view.shell };
  const remote = remoteNames.find((name) => view.remote.startsWith(`${name}/`));
  if (!remote) throw new Error(`${path} names a remote that is not in the contract.`);
  return { path, ...head, remote, expose: view.remote.replace(remote, '.') };
}

const { title, description } = headOf(undefined, locale);

/** What the server needs to know about every URL. The build runs this in Node and adds what to preload. */
export const site: Omit<SiteFile, 'appearance' | 'themes' | 'themeStyles' | 'scriptStyles' | 'noScript' | 'routes'> & {
  routes: readonly Route[];
} = {
  routes: pages.map(routeOf),
  notFound: { title, description },
  fontPreloads: [fontFiles.lexend, fontFiles.caprasimo],
};
