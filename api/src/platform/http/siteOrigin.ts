import type { Context } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address that this connection came in on, as a host name of a URL. */
function listeningHost({ socket }: Context): string {
  const address = socket.localAddress?.replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  return address.includes(':') ? `[${address}]` : address;
}

/**
 * Returns the origin of the site for links in emails and for redirects of identity providers, without a slash at the end.
 * Without `PUBLIC_ORIGIN` the caller's `Host` header counts only if it names this machine: otherwise anybody could have
 * links to a site of their own mailed to other people. Throws 421 for any other host.
 */
export function siteOrigin(context: Context, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const asked = `${context.protocol}://${context.host}`;
  // Parsed, because `localhost:80@evil.example` begins with the right name and leads elsewhere.
  const site = URL.canParse(asked) ? new URL(asked) : null;
  if (site === null || !(loopbackNames.has(site.hostname) || site.hostname === listeningHost(context))) {
    throw new ApiError(
      'unknown_host',
      'This site cannot send email links from this address. Open the site at its own address.',
    );
  }
  return site.origin;
}
