import type { LearnerSettings } from '@countertop/contract/play/settings';
import type { OfflineFiles } from '@countertop/contract/site/offline';
import { offlinePath, offlineWorkerPath } from '@countertop/contract/site/offline.constants';
import type { SiteRoute } from '@countertop/contract/site/site';
import type { Context, Middleware } from 'koa';
import { setRoute } from '../platform/http/route.ts';
import { fairTurns } from '../platform/overload/fairTurns.ts';
import { sendAsset } from './assets/assets.ts';
import { crawlerFile, type CrawlerFile } from './pages/crawlers.ts';
import { preferredEncoding } from './assets/encoding.ts';
import type { StoredPage } from './pages/pageStore.ts';
import { offlineFilesOf } from './offline/offlineFiles.ts';
import { pageStore, type PageStoreSettings } from './pages/pageStore.ts';
import { preferencesOf } from './pages/appearance.ts';
import { securityText, securityTextPath } from './pages/securityText.ts';
import type { WebBuild } from './assets/webBuild.ts';
import type { RemoteEntries } from './remotes/remotes.ts';

/** Paths of files: responding with a page would hide a missing script behind HTML. */
const filePath = /^\/(?:js|fonts|remotes)\/|\/\.|\.\w+$/i;

/** The address printed on certificates contains the code; the page has it in the query. */
const printedCode = /^\/verify\/([\w -]{1,40})\/?$/i;

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Sends a page, or 304 if the browser has it already. */
function sendPage(context: Context, status: 200 | 404, { headers, body }: StoredPage): void {
  context.status = status;
  // Faster than `context.set`, which normalizes each header.
  for (const [name, value] of Object.entries(headers)) context.res.setHeader(name, value);
  if (context.fresh) context.status = 304;
  else context.body = body;
}

function sendPlain(context: Context, status: number, sentence: string): void {
  context.status = status;
  context.body = sentence;
}

/** Sends the list of files for play without a network, or 304 if the browser has it already. */
function sendList(context: Context, list: OfflineFiles): void {
  context.set({ 'Cache-Control': 'no-cache', ETag: `"${list.version}"` });
  context.status = 200;
  if (context.fresh) context.status = 304;
  else context.body = list;
}

function sendCrawlerFile(context: Context, { type, text }: CrawlerFile): void {
  context.set('Cache-Control', 'no-cache');
  context.type = type;
  context.body = text;
}

/** Returns a function that finds the route of a path, ignoring case and one trailing slash, or null if there isn't one. */
function routeFinder(routes: readonly SiteRoute[]): (path: string) => SiteRoute | null {
  const byPath = new Map(routes.map((route) => [route.path.toLowerCase(), route]));
  return (path) => byPath.get(path.toLowerCase().replace(/(?<=.)\/$/, '')) ?? null;
}

/** Origins remembered without `PUBLIC_ORIGIN`. Each has its own cached copy of every page. */
const maxOrigins = 8;

/**
 * Returns a function that determines the origin that visitors see; '' if unknown. Without `PUBLIC_ORIGIN` it comes from the
 * `Host` header, which clients control, so it is validated and only the first few values are accepted.
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

export interface WebServerSettings extends PageStoreSettings {
  /** Null to use the `Host` header. */
  readonly publicOrigin: string | null;
  /** Where to report vulnerabilities; null for no security.txt. */
  readonly securityContact: string | null;
  /** Returns the saved settings of the child who plays in the browser of a request; null if there are none. */
  readonly childSettings: (context: Context) => Promise<LearnerSettings | null>;
  /** Whether somebody is signed in in the browser of a request, as far as its cookies say. */
  readonly isSignedIn: (context: Context) => boolean;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Whether the scripts of a page are those of the build that its HTML was rendered with. */
function isOfSameBuild({ remote, expose = '', htmlScripts }: SiteRoute, remotes: RemoteEntries): boolean {
  if (htmlScripts === undefined) return true;
  const current = remotes.find(({ name }) => name === remote)?.preload[expose] ?? [];
  return htmlScripts.every((script) => current.some((url) => url.endsWith(`/${script}`)));
}

interface Visit {
  readonly query: URLSearchParams;
  readonly isSignedIn: boolean;
  readonly remotes: RemoteEntries;
}

/**
 * Returns the route without its HTML if the address, the visitor or the deployed build gets another view than the one in the HTML.
 * That one would show until the scripts have run, and what is typed into it would be lost.
 */
function routeForView(route: SiteRoute, { query, isSignedIn, remotes }: Visit): SiteRoute {
  const isOther =
    route.viewParameters?.some((name) => query.has(name)) === true ||
    (isSignedIn && route.htmlFor === 'signedOut') ||
    !isOfSameBuild(route, remotes);
  return isOther ? { ...route, html: undefined } : route;
}

/** The service worker only requests files and pages of the site. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the built front ends: files, the pages of the site manifest, and the not-found page for everything else. */
export function webServer(build: WebBuild, settings: WebServerSettings): Middleware {
  const { publicOrigin, securityContact, childSettings, isSignedIn, now } = settings;
  const getPage = pageStore(build, settings);
  const findRoute = routeFinder(build.manifest.routes);
  const findOrigin = originFinder(publicOrigin);
  const myTurn = fairTurns();
  const offlineFiles = offlineFilesOf(build);
  return async function serve(context) {
    const form = context.method === 'POST' ? findRoute(context.path) : null;
    if (form) {
      // A form that was submitted before its script had loaded. What was entered is not read.
      context.status = 303;
      return context.redirect(form.path + context.search);
    }
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      context.set('Allow', 'GET, HEAD');
      return sendPlain(context, 405, 'This address only supports GET and HEAD.');
    }
    await myTurn();
    const path = decode(context.path) ?? '/.unreadable';
    const remoteAsset = build.remotes.find(path);
    // A shell on another origin may load the files of a remote.
    if (remoteAsset)
      context.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const asset = remoteAsset ? await remoteAsset : build.shellAssets.get(path.slice(1));
    // A worker's requests are limited by the policy of its script.
    if (path === offlineWorkerPath) context.set('Content-Security-Policy', workerPolicy);
    if (asset) return sendAsset(context, asset);
    const forOffline = path === offlinePath ? await offlineFiles() : null;
    if (forOffline) return sendList(context, forOffline);
    const origin = findOrigin(context);
    const forCrawlers = crawlerFile(path, build.manifest.routes, origin);
    if (forCrawlers) return sendCrawlerFile(context, forCrawlers);
    if (securityContact !== null && path === securityTextPath) {
      const text = securityText(securityContact, origin, now());
      return sendCrawlerFile(context, { type: 'text/plain; charset=utf-8', text });
    }
    if (filePath.test(path)) return sendPlain(context, 404, 'File not found.');
    const [, code] = printedCode.exec(path) ?? [];
    if (code !== undefined) return context.redirect(`/verify?code=${encodeURIComponent(code)}`);
    const found = findRoute(path);
    const remotes = await build.remotes.entries();
    const visit = { query: context.URL.searchParams, isSignedIn: isSignedIn(context), remotes };
    const route = found && routeForView(found, visit);
    if (route) setRoute(context, route.path);
    const cookie = context.cookies.get('preferences');
    const preferences = preferencesOf(build.manifest.appearance, cookie, await childSettings(context));
    const encoding = preferredEncoding(context, { br: true, gzip: true });
    sendPage(context, route ? 200 : 404, await getPage({ route, origin, preferences, remotes }, encoding));
  };
}
