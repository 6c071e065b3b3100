import { readEnvironment } from '../src/platform/config/env.ts';
import type { Route } from '../src/platform/http/Router.ts';
import { makeRouter, type RouteContext } from '../src/routes.ts';
import type { Target } from './calls.ts';
import { contractEndpoints } from './endpoints.ts';

/** Returns the routes of a server with these settings. */
export function routesOf(environment: Readonly<Record<string, string>>): readonly Route[] {
  // Registering routes only needs the type of the database, for the rate limits.
  const database = { client: { config: { client: 'sqlite3' } } };
  const env = readEnvironment(environment, '/');
  const some = { env, database, payments: { database }, now: Date.now };
  const context: RouteContext = Object.assign(Object.create(null), some);
  return makeRouter(context).routes;
}

/** Returns the name of a route or endpoint, like `GET /api/menu-items`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Returns all routes with their endpoints, and endpoints that only exist with other settings, which respond 404. */
export async function allTargets(): Promise<readonly Target[]> {
  const endpoints = await contractEndpoints();
  const byName = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));
  const routes = routesOf({}).map((route) => ({ route, endpoint: byName.get(nameOf(route)) ?? null }));
  const routed = new Set(routes.map(({ route }) => nameOf(route)));
  const others = endpoints.filter((endpoint) => !routed.has(nameOf(endpoint)));
  return [...routes, ...others.map((endpoint) => ({ route: endpoint, endpoint }))];
}
