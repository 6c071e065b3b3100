import type { Context } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the local address of the connection as a URL host name. */
function listeningHost({ socket }: Context): string {
  const address = socket.localAddress?.replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  return address.includes(':') ? `[${address}]` : address;
}

/**
 * Returns the origin of the site for links in emails and for redirects of identity providers. Without `PUBLIC_ORIGIN`, the
 * `Host` header is only trusted if it names this machine: otherwise anybody could make us email links to their own site.
 * Throws `ApiError` 421 for any other host.
 */
export function siteOrigin(context: Context, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const asked = `${context.protocol}://${context.host}`;
  // Parsed, because `localhost:80@evil.example` starts with the right name but leads elsewhere.
  const site = URL.canParse(asked) ? new URL(asked) : null;
  if (site === null || !(loopbackNames.has(site.hostname) || site.hostname === listeningHost(context))) {
    throw new ApiError(
      'unknown_host',
      'This site cannot send email links from this address. Open the site at its own address.',
    );
  }
  return site.origin;
}
