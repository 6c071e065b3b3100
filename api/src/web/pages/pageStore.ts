import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../assets/encoding.ts';
import { pageRenderer, type PageRequest } from './page.ts';
import { PageCache, type StoredPage } from './PageCache.ts';
import { pageHeaders, type PaymentOrigins } from './pageHeaders.ts';
import { areDefault } from './preferences.ts';
import type { SiteBuild } from '../assets/siteBuild.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** For visitors who have chosen nothing, as most: a tenth smaller, and takes 10 to 110 ms a page, once. */
const bestBrotliQuality = 11;
/** For the 71 other combinations of preferences: 1 to 2 ms a page. */
const quickBrotliQuality = 6;

/**
 * Maximum size of all stored pages. Each page with a theme, text size and kind of motion of its own, both compressed forms,
 * is about 30 MB.
 */
const limitBytes = 32 * 1024 * 1024;

/** Runs one task at a time, so that the other threads of the pool stay free for the database and for passwords. */
function serially(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/** Returns a page in an encoding. Every page is made and compressed once, as long as the remotes stay as they are. */
export type PageStore = (request: PageRequest, encoding: Encoding) => Promise<StoredPage>;

/** Creates the store of a site's pages. `payment` is null where nobody can pay. */
export function pageStore(build: SiteBuild, payment: PaymentOrigins | null): PageStore {
  const render = pageRenderer(build);
  const plainHeaders = pageHeaders(build.remoteOrigins);
  const paymentHeaders = pageHeaders(build.remoteOrigins, payment);
  const cache = new PageCache(limitBytes);
  const withAdvisoryLock = serially();
  let remotes: PageRequest['remotes'] = [];

  function compress(html: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(html);
    if (encoding === 'gzip') return withAdvisoryLock(() => toGzip(html));
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length };
    return withAdvisoryLock(() => toBrotli(html, { params }));
  }

  async function make(request: PageRequest, encoding: Encoding): Promise<StoredPage> {
    const { html, styles } = render(request);
    const headers = (request.route?.policy === 'payment' ? paymentHeaders : plainHeaders)(styles);
    const bytes = Buffer.from(html);
    // The policy too: a browser that keeps the page keeps the policy it came with.
    const digest = createHash('sha256').update(bytes).update(JSON.stringify(headers)).digest('base64url').slice(0, 22);
    const quality = areDefault(request.preferences) ? bestBrotliQuality : quickBrotliQuality;
    return {
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        // Weak: the compressed forms share it.
        ETag: `W/"${digest}"`,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      body: await compress(bytes, encoding, quality),
    };
  }

  return function getPage(request, encoding) {
    if (request.remotes !== remotes) {
      cache.clear();
      remotes = request.remotes;
    }
    const { theme, textSize, motion } = request.preferences;
    const key = [request.route?.path, theme, textSize, motion, request.origin, encoding].join(' ');
    return cache.get(key, () => make(request, encoding));
  };
}
