import { track } from '@countertop/client/analytics';
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { Frame } from '../layout/Frame.tsx';
import { Loading } from '../layout/Loading.tsx';
import { pageAt, pages, type Page } from '../pages/pages.ts';
import { PageProblem } from './PageProblem.tsx';
import { loadView, viewOfHtml } from './view.tsx';

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

const rootRoute = createRootRoute({ component: Frame, errorComponent: PageProblem });

/** A route like any other: else an address below a page, `/game/more`, would be not-found inside that page's frame. */
const anyOther = { path: '$', view: { shell: 'notFound' } } as const;

export interface RouterOptions {
  /** Where the person is and has been; the browser's own when left out. */
  history?: RouterHistory;
  /** True while the browser takes over HTML that came from the server. */
  isTakingOver?: () => boolean;
}

function routeOf({ path, view }: Pick<Page, 'view'> & { path: string }, isTakingOver: () => boolean) {
  const page = pageAt(path);
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: page ? { page } : {},
    loader: () => (isTakingOver() ? viewOfHtml(view) : loadView(view)),
    staleTime: Number.POSITIVE_INFINITY,
    // Somebody who comes back to a page that was taken over gets the page, with its boundary.
    gcTime: 0,
    component: function PageSlot() {
      const View = route.useLoaderData();
      return <View />;
    },
  });
  return route;
}

/** The router over the one table of pages. */
export function makeRouter({ history, isTakingOver = () => false }: RouterOptions = {}) {
  const router = createRouter({
    routeTree: rootRoute.addChildren([...pages, anyOther].map((page) => routeOf(page, isTakingOver))),
    defaultErrorComponent: PageProblem,
    defaultPendingComponent: Loading,
    defaultPendingMs: loadingDelayMs,
    defaultPendingMinMs: loadingAtLeastMs,
    defaultPreload: false,
    // Without a browser it would write a script into the page.
    scrollRestoration: typeof document !== 'undefined',
    ...(history ? { history } : {}),
  });
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    const { pathname } = toLocation;
    if (pathChanged) track('page_view', { page: pageAt(pathname)?.path ?? pathname });
  });
  return router;
}

export type Router = ReturnType<typeof makeRouter>;
