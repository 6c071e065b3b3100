import type { Context } from 'koa';

/** Forms of a body, as `Content-Encoding` names them. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest of the forms that are there and that the browser takes. */
export function preferredEncoding(
  context: Context,
  available: { readonly br: boolean; readonly gzip: boolean },
): Encoding {
  if (available.br && context.acceptsEncodings('br') === 'br') return 'br';
  if (available.gzip && context.acceptsEncodings('gzip') === 'gzip') return 'gzip';
  return 'identity';
}
