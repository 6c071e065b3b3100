import { type PagePath, pagePaths } from '@countertop/contract/site/pages';
import { signInErrors } from '@countertop/contract/accounts/account.limits';
import { supportTopics } from '@countertop/contract/site/support.limits';
import {
  createRootRoute,
  createRoute,
  type ErrorRouteComponent,
  type RouteComponent,
  type Router,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';

/** A missing or invalid parameter is undefined. Codes of digits stay text. */
// oxlint-disable-next-line promise/valid-params -- this is zod's
const orNothing = <Value extends z.ZodMiniType>(value: Value) => z.catch(z.optional(value), undefined);
const text = orNothing(z.string());
const oneOf = <const Value extends string>(values: readonly Value[]) => orNothing(z.enum(values));

/** The ID of a child: addresses are logged, so they have no nicknames. */
const child = z.object({ child: text });
const game = z.object({ seed: text, ages: text, type: text, lesson: text });
const signIn = z.object({ returnTo: text, error: oneOf(signInErrors), workshop: text });

/** Query parameters of the pages that have some. Others, such as those of a campaign, stay in the address. */
const searches = {
  '/game': game,
  '/game-setup': game,
  '/dashboard': child,
  '/progress': child,
  '/family': child,
  '/pricing': z.object({ pay: oneOf(['monthly']) }),
  '/teacher-dashboard': z.object({
    // The sample class.
    tab: text,
    student: text,
    sort: text,
    search: text,
    // A class of the teacher.
    class: text,
    lesson: text,
    assign: text,
    report: text,
    child: text,
    curriculum: text,
    standard: text,
  }),
  '/teach': z.object({ lesson: text }),
  '/analytics': z.object({ tab: text, from: text, to: text }),
  '/certificate': z.object({ id: text }),
  '/verify': z.object({ code: text }),
  '/sign-in': signIn,
  '/create-account': signIn,
  '/forgot-password': signIn,
  '/support': z.object({ topic: oneOf(supportTopics), reference: text }),
} satisfies Partial<Record<PagePath, z.ZodMiniObject>>;

/** Query parameters of a page, as its links give them and as it reads them. */
export type SearchOf<Path extends keyof typeof searches> = z.infer<(typeof searches)[Path]>;

const isPlain = (path: PagePath): path is Exclude<PagePath, keyof typeof searches> => !(path in searches);

/** What a route does, which only the site knows. */
export interface PageRoute {
  beforeLoad?: () => Promise<void>;
  pendingMs?: number;
  loader: () => Promise<{ View: ComponentType }>;
  component: RouteComponent;
  staticData: StaticDataRouteOption;
  staleTime: number;
  gcTime: number;
}

export interface RouteTreeOptions {
  /** What surrounds every page. */
  layout?: { component: RouteComponent; errorComponent: ErrorRouteComponent };
  /** Returns what the route of a page does; undefined for any address that no page has. */
  pageRoute?: (path: PagePath | undefined) => PageRoute;
}

/** Returns the routes of all pages. Without options they show nothing: enough for links, addresses and their types. */
export function makeRouteTree({ layout, pageRoute }: RouteTreeOptions = {}) {
  const root = createRootRoute(layout);
  const route = <const Path extends PagePath, Search extends z.ZodMiniObject>(path: Path, validateSearch: Search) =>
    createRoute({ getParentRoute: () => root, path, validateSearch, ...pageRoute?.(path) });
  const tree = root.addChildren([
    ...pagePaths.filter(isPlain).map((path) => createRoute({ getParentRoute: () => root, path, ...pageRoute?.(path) })),
    route('/game', searches['/game']),
    route('/game-setup', searches['/game-setup']),
    route('/dashboard', searches['/dashboard']),
    route('/progress', searches['/progress']),
    route('/family', searches['/family']),
    route('/pricing', searches['/pricing']),
    route('/teacher-dashboard', searches['/teacher-dashboard']),
    route('/teach', searches['/teach']),
    route('/analytics', searches['/analytics']),
    route('/certificate', searches['/certificate']),
    route('/verify', searches['/verify']),
    route('/sign-in', searches['/sign-in']),
    route('/create-account', searches['/create-account']),
    route('/forgot-password', searches['/forgot-password']),
    route('/support', searches['/support']),
  ]);
  // A catch-all route, because the router would show not-found for `/game/more` inside the layout of `/game`. Its type would allow
  // links to any address.
  root.addChildren([
    ...(tree.children ?? []),
    createRoute({ getParentRoute: () => root, path: '$', ...pageRoute?.(undefined) }),
  ]);
  return tree;
}

/** Parameters as plain text. The router's own format reads numbers, and changes codes like `1234E56789` (TanStack/router#7650). */
export const searchFormat = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const given = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
  },
};

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<ReturnType<typeof makeRouteTree>>;
  }
}
