import type { Method } from '@countertop/contract/shared/endpoint';
import FindMyWay from 'find-my-way';
import type { Context } from 'koa';
import { setRoute } from './route.ts';

/** Handles a request. `parameters` are the decoded path parameters. */
export type RouteHandler = (
  context: Context,
  parameters: Readonly<Record<string, string | undefined>>,
) => Promise<void> | void;

/** In characters. Longer values match no route. */
const parameterMaxLength = 1000;

/** find-my-way requires a handler with its own signature. The actual handler is in the store that it returns with a match. */
const unused = () => undefined;

export interface Route {
  readonly method: Method;
  readonly path: string;
}

/** Routes requests by method and path, ignoring case and one trailing slash. */
export class Router {
  readonly #tree = FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: parameterMaxLength,
  });
  /** HEAD is routed like GET. */
  readonly #methods = new Map<string, Method>();
  readonly #routes: Route[] = [];

  /** All routes, in the order they were added. */
  get routes(): readonly Route[] {
    return this.#routes;
  }

  /** Adds a route; `:name` in the path is a parameter. Throws if the route exists already. */
  on(method: Method, path: string, handler: RouteHandler): void {
    this.#methods.set(method, method);
    if (method === 'GET') this.#methods.set('HEAD', method);
    this.#routes.push({ method, path });
    this.#tree.on(method, path, unused, { handler, path });
  }

  /** Handles the request. Returns false if no route matches. */
  dispatch(context: Context): Promise<void> | void | false {
    const method = this.#methods.get(context.method);
    const found = method && this.#find(method, context.path);
    if (!found) return false;
    const { handler, path }: { handler: RouteHandler; path: string } = found.store;
    setRoute(context, path);
    return handler(context, found.params);
  }

  /** Returns the methods that have a route at a path. */
  methodsAt(path: string): readonly string[] {
    return [...this.#methods].filter(([, method]) => this.#find(method, path) !== null).map(([sent]) => sent);
  }

  /** Ignores matches with U+0000 in a parameter, which PostgreSQL rejects. */
  #find(method: Method, path: string): FindMyWay.FindResult<FindMyWay.HTTPVersion.V1> | null {
    const found = this.#tree.find(method, path);
    return found !== null && Object.values(found.params).some((part) => part?.includes('\u0000')) ? null : found;
  }
}
