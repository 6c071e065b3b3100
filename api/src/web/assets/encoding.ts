import type { Context } from 'koa';

/** Values of `Content-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest available encoding that the browser accepts. */
export function preferredEncoding(
  context: Context,
  available: { readonly br: boolean; readonly gzip: boolean },
): Encoding {
  if (available.br && context.acceptsEncodings('br') === 'br') return 'br';
  if (available.gzip && context.acceptsEncodings('gzip') === 'gzip') return 'gzip';
  return 'identity';
}
