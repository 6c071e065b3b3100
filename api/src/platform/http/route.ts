import type { Context } from 'koa';

/** Records the route of a request for logs and metrics. `pattern` contains no values from the address. */
export function setRoute(context: Context, pattern: string): void {
  context.state['route'] = pattern;
}

/** Returns the route pattern of a request; `asset` for a file, `none` if nothing matched. */
export function routeOf(context: Context): string {
  const route: string | undefined = context.state['route'];
  return route ?? (context.state['isAsset'] === true ? 'asset' : 'none');
}
