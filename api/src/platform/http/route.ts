import type { Context } from 'koa';

/** Remembers which route took a request, for whoever counts or logs it. `pattern` holds no value of the address. */
export function setRoute(context: Context, pattern: string): void {
  context.state['route'] = pattern;
}

/** The pattern that took a request; `asset` for a file, `none` where nothing did. */
export function routeOf(context: Context): string {
  const route: string | undefined = context.state['route'];
  return route ?? (context.state['isAsset'] === true ? 'asset' : 'none');
}
