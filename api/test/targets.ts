import { readEnvironment } from '../src/platform/config/env.ts';
import type { Route } from '../src/platform/http/Router.ts';
import { makeRouter, type RouteContext } from '../src/routes.ts';
import type { Target } from './calls.ts';
import { contractEndpoints } from './endpoints.ts';
import { schemaOf } from './jsonSchema.ts';

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
  const defined = endpoints.map((endpoint) => ({
    route: endpoint,
    endpoint,
    input: schemaOf(endpoint.input, 'input'),
  }));
  const byName = new Map(defined.map((target) => [nameOf(target.route), target]));
  const routes = routesOf({}).map((route) => byName.get(nameOf(route)) ?? { route, endpoint: null, input: null });
  const routed = new Set(routes.map(({ route }) => nameOf(route)));
  return [...routes, ...defined.filter(({ route }) => !routed.has(nameOf(route)))];
}
