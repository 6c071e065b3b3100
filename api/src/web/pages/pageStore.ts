import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Encoding } from '../assets/encoding.ts';
import { pageRenderer, type PageRequest } from './page.ts';
import { pageHeaders, type PaymentOrigins } from './pageHeaders.ts';
import { areDefault } from './appearance.ts';
import type { WebBuild } from '../assets/webBuild.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** For the default preferences of most visitors: a tenth smaller, but 10 to 110 ms per page, once. */
const bestBrotliQuality = 11;
/** For the 71 other combinations of preferences: 1 to 2 ms per page. */
const quickBrotliQuality = 6;

/**
 * Maximum size of all stored pages. Every page in every combination of preferences, in both compressed forms, is about 30 MB.
 */
const limitBytes = 32 * 1024 * 1024;

/** A response that is ready to be sent. */
export interface StoredPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Concurrent requests for a page render it once. */
const pageCache = () =>
  new LRUCache<string, StoredPage, () => Promise<StoredPage>>({
    maxSize: limitBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });

/** Returns a page in an encoding. Pages are rendered and compressed once, until the remotes change. */
export type PageStore = (request: PageRequest, encoding: Encoding) => Promise<StoredPage>;

export interface PageStoreSettings {
  /** Null if payments are off. */
  readonly payment: PaymentOrigins | null;
  /** Address where customers get help, or null if there isn't one. */
  readonly supportEmail: string | null;
}

export function pageStore(build: WebBuild, { payment, supportEmail }: PageStoreSettings): PageStore {
  const render = pageRenderer(build, supportEmail);
  const plainHeaders = pageHeaders(build);
  const paymentHeaders = pageHeaders(build, payment);
  let cache = pageCache();
  // Leaves the thread pool free for the database and passwords.
  const oneAtATime = pLimit(1);
  let remotes: PageRequest['remotes'] = [];

  function compress(html: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(html);
    if (encoding === 'gzip') return oneAtATime(() => toGzip(html));
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length };
    return oneAtATime(() => toBrotli(html, { params }));
  }

  async function renderPage(request: PageRequest, encoding: Encoding): Promise<StoredPage> {
    const { html, styles } = render(request);
    const headers = (request.route?.policy === 'payment' ? paymentHeaders : plainHeaders)(styles);
    const bytes = Buffer.from(html);
    // Includes the headers, because a browser that caches the page caches its policy with it.
    const digest = createHash('sha256').update(bytes).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
    const quality = areDefault(build.manifest.appearance, request.preferences) ? bestBrotliQuality : quickBrotliQuality;
    return {
      headers: {
        ...headers,
        // Depends on the session, by which no shared cache tells visitors apart.
        ...(request.preferences.settings === 'child' && { 'Cache-Control': 'private, no-cache' }),
        'Content-Type': 'text/html; charset=utf-8',
        // Weak, because the compressed forms share it.
        ETag: `W/"${digest}"`,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      body: await compress(bytes, encoding, quality),
    };
  }

  return function getPage(request, encoding) {
    if (request.remotes !== remotes) {
      // A new one, because pages that are still being rendered belong to the old builds.
      cache = pageCache();
      remotes = request.remotes;
    }
    const { theme, textSize, motion, settings } = request.preferences;
    const key = [
      request.route?.path,
      request.route?.html !== undefined,
      theme,
      textSize,
      motion,
      settings,
      request.origin,
      encoding,
    ].join(' ');
    return cache.forceFetch(key, { context: () => renderPage(request, encoding) });
  };
}
