import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteRoute } from '@countertop/contract/site';
import type { Context, Middleware } from 'koa';
import { setRoute } from '../http/route.ts';
import { sendAsset } from './assets.ts';
import { crawlerFile, type CrawlerFile } from './crawlers.ts';
import { pageRenderer } from './page.ts';
import { pageHeaders, type PaymentOrigins } from './pageHeaders.ts';
import { parsePreferences } from './preferences.ts';
import { securityText, securityTextPath } from './securityText.ts';
import type { SiteBuild } from './siteBuild.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A page is compressed for every response, since the nonce is new; higher costs more time than it saves. */
const brotliQuality = 4;

/** Paths that name a file: answering one with a page would hide a missing script behind HTML. */
const filePath = /^\/(?:js|fonts|remotes)\/|\/\.|\.\w+$/i;

/** Certificates print their code into the address, and the page of the table has none in its path. */
const printedCode = /^\/verify\/([\w -]{1,40})\/?$/i;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function sendPage(context: Context, html: string): Promise<void> {
  context.type = 'text/html; charset=utf-8';
  context.vary('Accept-Encoding');
  context.vary('Cookie');
  if (context.acceptsEncodings('br') === 'br') {
    context.set('Content-Encoding', 'br');
    context.body = await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  } else if (context.acceptsEncodings('gzip') === 'gzip') {
    context.set('Content-Encoding', 'gzip');
    context.body = await toGzip(html);
  } else {
    context.body = html;
  }
}

function sendPlain(context: Context, status: number, sentence: string): void {
  context.status = status;
  context.body = sentence;
}

function sendCrawlerFile(context: Context, { type, text }: CrawlerFile): void {
  context.set('Cache-Control', 'no-cache');
  context.type = type;
  context.body = text;
}

/** The route of a path, whatever its case and with or without one slash at the end; null when there is none. */
export function routeFinder(routes: readonly SiteRoute[]): (path: string) => SiteRoute | null {
  const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]));
  return (path) => byPath.get(path.toLowerCase().replace(/(?<=.)\/$/, '')) ?? null;
}

/** The address visitors see. A host that is not one (it is the caller's word) is left out. */
function originOf(context: Context, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  return /^[\w.:[\]-]+$/.test(context.host) ? `${context.protocol}://${context.host}` : '';
}

export interface SiteSettings {
  /** Null: whatever host was asked for. */
  readonly publicOrigin: string | null;
  /** Null where nobody can pay. */
  readonly payment: PaymentOrigins | null;
  /** Where to tell of a weakness; null: nobody is named. */
  readonly securityContact: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Serves the built front ends: files, the pages of the shell's table of routes, and not-found for the rest. */
export function site(build: SiteBuild, settings: SiteSettings): Middleware {
  const { publicOrigin, payment, securityContact, now } = settings;
  const render = pageRenderer(build);
  const plainHeaders = pageHeaders(build.remoteOrigins);
  const paymentHeaders = pageHeaders(build.remoteOrigins, payment);
  const findRoute = routeFinder(build.site.routes);
  return async function serveSite(context) {
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      context.set('Allow', 'GET, HEAD');
      return sendPlain(context, 405, 'This address only answers GET and HEAD.');
    }
    const path = decode(context.path) ?? '/.unreadable';
    const ofRemote = build.remotes.find(path);
    // A remote's files may be used by a shell on another origin.
    if (ofRemote) context.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const asset = ofRemote ? await ofRemote : build.shellAssets.get(path.slice(1));
    if (asset) return sendAsset(context, asset);
    const origin = originOf(context, publicOrigin);
    const forCrawlers = crawlerFile(path, build.site.routes, origin);
    if (forCrawlers) return sendCrawlerFile(context, forCrawlers);
    if (securityContact !== null && path === securityTextPath) {
      const text = securityText(securityContact, origin, now());
      return sendCrawlerFile(context, { type: 'text/plain; charset=utf-8', text });
    }
    if (filePath.test(path)) return sendPlain(context, 404, 'There is no such file.');
    const [, code] = printedCode.exec(path) ?? [];
    if (code !== undefined) return context.redirect(`/verify?code=${encodeURIComponent(code)}`);
    const route = findRoute(path);
    if (route) setRoute(context, route.path);
    const nonce = randomBytes(16).toString('base64');
    const preferences = parsePreferences(context.cookies.get('preferences'));
    context.status = route ? 200 : 404;
    context.set(route?.policy === 'payment' ? paymentHeaders(nonce) : plainHeaders(nonce));
    const remotes = await build.remotes.entries();
    await sendPage(context, render({ route, nonce, origin, preferences, remotes }));
  };
}
