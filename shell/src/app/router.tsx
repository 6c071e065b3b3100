import { track } from '@countertop/client/analytics/analytics';
import { markPending } from '@countertop/design-system/lazy';
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { Layout } from '../layout/Layout.tsx';
import { Loading } from '../layout/Loading.tsx';
import { notFoundView, pageAt, pages, type Page } from '../pages/pages.ts';
import { blockLeaving } from './blockLeaving.ts';
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

const rootRoute = createRootRoute({ component: Layout, errorComponent: PageError });

/** A catch-all route, because the router would show not-found for `/game/more` inside the layout of `/game`. */
const notFound = { path: '$', view: notFoundView } as const;

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
}

function routeOf({ path, view }: Pick<Page, 'view'> & { path: string }, { isHydrating, reload }: PageLoading) {
  const page = pageAt(path);
  const onFailure = page?.needsScript ? reload : undefined;
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: page ? { page } : {},
    loader: () => (isHydrating() ? hydratedView(view, onFailure) : loadView(view)),
    staleTime: Number.POSITIVE_INFINITY,
    // Returning to a hydrated page loads it again with `loadView`, which has an error boundary.
    gcTime: 0,
    component: function PageSlot() {
      const View = route.useLoaderData();
      return <View />;
    },
  });
  return route;
}

/** Creates the router with a route for each page of the registry. */
export function makeRouter({ history, isHydrating = () => false }: RouterOptions = {}) {
  const loading: PageLoading = { isHydrating, reload: () => void router.invalidate() };
  let isFirstPage = true;
  const router = createRouter({
    routeTree: rootRoute.addChildren([...pages, notFound].map((page) => routeOf(page, loading))),
    defaultErrorComponent: PageError,
    defaultPendingComponent: Loading,
    defaultPendingMs: loadingDelayMs,
    defaultPendingMinMs: loadingMinMs,
    defaultPreload: false,
    // In Node it would add a script to the HTML. Anyone who has scrolled server-rendered HTML may be pressing something in it.
    scrollRestoration: typeof document !== 'undefined' && (() => !isFirstPage || scrollY === 0),
    ...(history ? { history } : {}),
  });
  blockLeaving(router.history);
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
