// Composes shell and remotes as one build: for development, for prerendering, and as the baseline for the cost of federation.
import type { RemoteName } from '@countertop/contract/site/remotes';
import type { ComponentType } from 'react';
import { pageFrom, type RemoteView } from './remotePage.ts';

// `webpackInclude` keeps stories out. writeSite.mjs finds the files of a page by its chunk name.
const load: Record<RemoteName, (page: string) => Promise<unknown>> = {
  mf_game: (page) =>
    import(
      /* webpackInclude: /[\\/]\w+\.tsx$/ */
      /* webpackChunkName: "mf_game-[request]" */
      `#mf-game/pages/${page}.tsx`
    ),
  mf_account: (page) =>
    import(
      /* webpackInclude: /[\\/]\w+\.tsx$/ */
      /* webpackChunkName: "mf_account-[request]" */
      `#mf-account/pages/${page}.tsx`
    ),
  mf_admin: (page) =>
    import(
      /* webpackInclude: /[\\/]\w+\.tsx$/ */
      /* webpackChunkName: "mf_admin-[request]" */
      `#mf-admin/pages/${page}.tsx`
    ),
};

/** Loads a page of a remote from this build. */
export async function loadRemotePage(view: RemoteView): Promise<ComponentType> {
  return pageFrom(await load[view.remote](view.page), view);
}
