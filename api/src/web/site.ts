import type { SiteRoute } from '@countertop/contract/site';
import type { Context, Middleware } from 'koa';
import { setRoute } from '../platform/http/route.ts';
import { fairTurns } from '../platform/overload/fairTurns.ts';
import { sendAsset } from './assets/assets.ts';
import { crawlerFile, type CrawlerFile } from './pages/crawlers.ts';
import { preferredEncoding } from './assets/encoding.ts';
import type { StoredPage } from './pages/PageCache.ts';
import type { PaymentOrigins } from './pages/pageHeaders.ts';
import { pageStore } from './pages/pageStore.ts';
import { parsePreferences } from './pages/preferences.ts';
import { securityText, securityTextPath } from './pages/securityText.ts';
import type { SiteBuild } from './assets/siteBuild.ts';

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

/** Sends a page, or 304 if the browser has it. */
function sendPage(context: Context, status: 200 | 404, { headers, body }: StoredPage): void {
  context.status = status;
  // Koa's own way looks at each header several times.
  for (const [name, value] of Object.entries(headers)) context.res.setHeader(name, value);
  if (context.fresh) context.status = 304;
  else context.body = body;
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

/** How many addresses a site without `PUBLIC_ORIGIN` calls itself by: each has its own copy of every page. */
const maxOrigins = 8;

/**
 * Returns the function that tells the address that visitors see; '' where it is not known. Without `PUBLIC_ORIGIN`, that is the
 * host that was asked for, which is the caller's word: it may not be a host, and there may be no end of them.
 */
function originFinder(publicOrigin: string | null): (context: Context) => string {
  if (publicOrigin !== null) return () => publicOrigin;
  const origins = new Set<string>();
  return ({ host, protocol }) => {
    if (!/^[\w.:[\]-]+$/.test(host)) return '';
    const origin = `${protocol}://${host}`;
    if (origins.size < maxOrigins) origins.add(origin);
    return origins.has(origin) ? origin : '';
  };
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
  const getPage = pageStore(build, payment);
  const findRoute = routeFinder(build.site.routes);
  const findOrigin = originFinder(publicOrigin);
  const myTurn = fairTurns();
  return async function serveSite(context) {
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      context.set('Allow', 'GET, HEAD');
      return sendPlain(context, 405, 'This address only answers GET and HEAD.');
    }
    await myTurn();
    const path = decode(context.path) ?? '/.unreadable';
    const ofRemote = build.remotes.find(path);
    // A remote's files may be used by a shell on another origin.
    if (ofRemote) context.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const asset = ofRemote ? await ofRemote : build.shellAssets.get(path.slice(1));
    if (asset) return sendAsset(context, asset);
    const origin = findOrigin(context);
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
    const preferences = parsePreferences(context.cookies.get('preferences'));
    const remotes = await build.remotes.entries();
    const encoding = preferredEncoding(context, { br: true, gzip: true });
    sendPage(context, route ? 200 : 404, await getPage({ route, origin, preferences, remotes }, encoding));
  };
}
