import { track } from '@countertop/client/analytics';
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { Frame } from '../frame/Frame.tsx';
import { Loading } from '../frame/Loading.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { pageAt, pages, type Page } from '../pages/pages.ts';
import { PageProblem } from './PageProblem.tsx';
import { loadView } from './view.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The line of the page table that this route stands for. */
    page?: Page;
  }
}

/** A page that is there in this time shows without 'Loading' before it. */
const loadingDelayMs = 150;
/** Once 'Loading' shows, it stays this long, so that it can be seen. */
const loadingAtLeastMs = 200;

const rootRoute = createRootRoute({ component: Frame, notFoundComponent: NotFoundPage, errorComponent: PageProblem });

function routeOf(page: Page) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    staticData: { page },
    loader: () => loadView(page.view),
    staleTime: Number.POSITIVE_INFINITY,
    component: function PageSlot() {
      const View = route.useLoaderData();
      return <View />;
    },
  });
  return route;
}

/** The router over the one table of pages. `history` is for stories and tests. */
export function makeRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree: rootRoute.addChildren(pages.map(routeOf)),
    defaultErrorComponent: PageProblem,
    defaultPendingComponent: Loading,
    defaultPendingMs: loadingDelayMs,
    defaultPendingMinMs: loadingAtLeastMs,
    defaultPreload: false,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    const { pathname } = toLocation;
    if (pathChanged) track('page_view', { page: pageAt(pathname)?.path ?? pathname });
  });
  return router;
}
