import { track } from '@countertop/client/analytics/analytics';
import { markPending } from '@countertop/design-system/lazy';
import { makeRouteTree, type PageRoute, searchFormat } from '@countertop/routes/routes';
import { createRouter, type RouterHistory, useMatch } from '@tanstack/react-router';
import { Layout } from '../layout/Layout.tsx';
import { Loading } from '../layout/Loading.tsx';
import { notFoundView, pageAt, type Page, pageOf } from '../pages/pages.ts';
import { loadUser } from './loadUser.ts';
import { PageError } from './PageError.tsx';
import { hydratedView, loadView } from './view.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's entry in the registry. */
    page?: Page;
  }
}

/** A page that loads within this time shows no loading state. */
const loadingDelayMs = 150;
/** Minimum time the loading state shows, so that it doesn't flash. */
const loadingMinMs = 200;

export interface RouterOptions {
  /** Defaults to the browser's history. */
  history?: RouterHistory;
  /** Whether the app is hydrating server-rendered HTML. */
  isHydrating?: () => boolean;
}

interface PageLoading {
  isHydrating: () => boolean;
  /** Loads the current page again, with an error if its code is still missing. */
  reload: () => void;
  /** The page that the document was loaded for. */
  firstPage: Page | undefined;
}

const never = new Promise<never>(() => {});

/** Loads the document of the page that the address names already. */
function reloadDocument(): Promise<never> {
  // The browser would scroll to where the page that is left was. The router knows where this one was.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'), { once: true });
  location.reload();
  return never;
}

function routeOf(page: Page | undefined, { isHydrating, reload, firstPage }: PageLoading): PageRoute {
  const view = page?.view ?? notFoundView;
  const onFailure = page?.needsScript ? reload : undefined;
  // A Content-Security-Policy lasts as long as its document.
  const needsDocument = firstPage?.policy !== page?.policy;
  return {
    // The page that is left stays until then.
    ...(needsDocument && { beforeLoad: reloadDocument, pendingMs: Number.POSITIVE_INFINITY }),
    async loader() {
      // Only pages of remotes show who is signed in. The page doesn't wait for it.
      if ('remote' in view) void loadUser();
      return { View: isHydrating() ? hydratedView(view, onFailure) : await loadView(view) };
    },
    component: function PageSlot() {
      const View = useMatch({ strict: false, select: ({ loaderData }) => loaderData?.View });
      return View && <View />;
    },
    staticData: page ? { page } : {},
    staleTime: Number.POSITIVE_INFINITY,
    // Returning to a hydrated page loads it again with `loadView`, which has an error boundary.
    gcTime: 0,
  };
}

/** Creates the router with a route for each page of the registry. */
export function makeRouter({ history, isHydrating = () => false }: RouterOptions = {}) {
  const loading: PageLoading = {
    isHydrating,
    reload: () => void router.invalidate(),
    firstPage: pageAt((history?.location ?? location).pathname),
  };
  let isFirstPage = true;
  const router = createRouter({
    routeTree: makeRouteTree({
      layout: { component: Layout, errorComponent: PageError },
      pageRoute: (path) => routeOf(path && pageOf(path), loading),
    }),
    ...searchFormat,
    defaultErrorComponent: PageError,
    defaultPendingComponent: Loading,
    defaultPendingMs: loadingDelayMs,
    defaultPendingMinMs: loadingMinMs,
    defaultPreload: false,
    // In Node it would add a script to the HTML. Anyone who has scrolled server-rendered HTML may be pressing something in it.
    scrollRestoration: typeof document !== 'undefined' && (() => !isFirstPage || scrollY === 0),
    ...(history ? { history } : {}),
  });
  // The first page is a navigation too.
  let markRendered = markPending();
  router.subscribe('onBeforeNavigate', () => {
    markRendered();
    markRendered = markPending();
  });
  router.subscribe('onRendered', () => {
    isFirstPage = false;
    markRendered();
  });
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    const { pathname } = toLocation;
    if (pathChanged) track('page_view', { page: pageAt(pathname)?.path ?? pathname });
  });
  return router;
}

export type Router = ReturnType<typeof makeRouter>;
