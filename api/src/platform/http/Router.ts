import type { Method } from '@countertop/contract/endpoint';
import FindMyWay from 'find-my-way';
import type { Context } from 'koa';
import { setRoute } from './route.ts';

/** Answers a request; `parameters` are the decoded parts of the path that the route names. */
export type Answer = (
  context: Context,
  parameters: Readonly<Record<string, string | undefined>>,
) => Promise<void> | void;

/** The longest part of a path that is looked at, in characters; anything longer is at no route. */
const longestParameter = 1000;

/** find-my-way wants a handler of its own shape; ours is what it stores beside. */
const unused = () => undefined;

/** What is answered where. */
export interface Route {
  readonly method: Method;
  readonly path: string;
}

/** Finds what answers a method at a path, in any case and with or without one slash at the end. */
export class Router {
  readonly #ways = FindMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: longestParameter,
  });
  /** By what is sent: who asks for the head only is answered like who asks for all. */
  readonly #methods = new Map<string, Method>();

  readonly #routes: Route[] = [];

  /** Every route, in the order they were added. */
  get routes(): readonly Route[] {
    return this.#routes;
  }

  /** Adds a route; `:name` in the path is a parameter. Throws when the path has one for the method already. */
  on(method: Method, path: string, answer: Answer): void {
    this.#methods.set(method, method);
    if (method === 'GET') this.#methods.set('HEAD', method);
    this.#routes.push({ method, path });
    this.#ways.on(method, path, unused, { answer, path });
  }

  /** Answers the request; false when there is nothing at its path for its method. */
  answer(context: Context): Promise<void> | void | false {
    const method = this.#methods.get(context.method);
    const found = method && this.#find(method, context.path);
    if (!found) return false;
    const { answer, path }: { answer: Answer; path: string } = found.store;
    setRoute(context, path);
    return answer(context, found.params);
  }

  /** The methods that something answers at a path. */
  methodsAt(path: string): readonly string[] {
    return [...this.#methods].filter(([, method]) => this.#find(method, path) !== null).map(([sent]) => sent);
  }

  /** No name holds U+0000, which PostgreSQL refuses to be asked for. */
  #find(method: Method, path: string): FindMyWay.FindResult<FindMyWay.HTTPVersion.V1> | null {
    const found = this.#ways.find(method, path);
    return found !== null && Object.values(found.params).some((part) => part?.includes('\u0000')) ? null : found;
  }
}
