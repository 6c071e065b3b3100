// @ts-check
/** Slow 4G as in Chrome DevTools. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpuSlowdown = 4;
/** Browsers request it at any time. */
const favicon = '/icon.svg';

/** `bytes` includes headers, `bodyBytes` does not. */
/** @typedef {{ path: string, start: number, end?: number, bytes: number, bodyBytes: number, isScript: boolean }} Transfer */
/** `bytes` are those of all files but the HTML, `scriptBytes` those of the scripts requested before the landmark reacted. */
/** @typedef {{ bytes: number, scriptBytes: number, requests: number, depth: number, paintMs: number, largestPaintMs: number, shift: number, interactiveMs: number }} Figures */

/**
 * Returns the length of the longest chain of requests, each of which started after the previous one ended. The document alone is 1.
 * @param {readonly Transfer[]} transfers
 */
export function waterfallDepth(transfers) {
  const ended = transfers.filter(({ end }) => end !== undefined).toSorted((one, other) => one.start - other.start);
  /** @type {Map<Transfer, number>} */
  const depths = new Map();
  for (const transfer of ended) {
    // 2 ms of tolerance, because the protocol's clock is coarse.
    const before = ended.filter((other) => other !== transfer && (other.end ?? Infinity) <= transfer.start + 0.002);
    depths.set(transfer, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 1)));
  }
  return Math.max(0, ...depths.values());
}

/** Runs in the page before its scripts. Records largest paint and layout shifts. */
function observe() {
  const seen = { largestPaintMs: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Runs in the page. Resolves when React has hydrated an element, so that a press on it works.
 * @param {Element} element @returns {Promise<number>}
 */
export async function hydrated(element) {
  while (!Object.keys(element).some((key) => key.startsWith('__reactProps'))) await new Promise(requestAnimationFrame);
  return performance.now();
}

/**
 * Loads a page without a cache on a simulated slow phone: slow 4G and 4x CPU slowdown.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 * @param {(page: import('playwright').Page) => import('playwright').Locator} landmark the content that visitors wait for
 * @returns {Promise<Figures>}
 */
export async function loadCold(chromium, url, landmark) {
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', slow4G);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const transfers = record(protocol);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await landmark(page).waitFor({ timeout: 60_000 });
  const interactiveMs = await landmark(page).evaluate(hydrated);
  await page.waitForLoadState('networkidle');
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { largestPaintMs, shift } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  await context.close();
  const list = [...transfers.values()];
  const [html, ...files] = list;
  const interactive = (html?.start ?? 0) + interactiveMs / 1000;
  const scripts = list.filter(({ isScript, start }) => isScript && start < interactive);
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0),
    requests: list.length,
    depth: waterfallDepth(list),
    paintMs,
    largestPaintMs,
    shift,
    interactiveMs,
  };
}

/**
 * Records the requests of a page, except API calls and the favicon.
 * @param {import('playwright').CDPSession} protocol
 */
function record(protocol) {
  /** @type {Map<string, Transfer>} */
  const transfers = new Map();
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { pathname, protocol: scheme } = new URL(request.url);
    if (!scheme.startsWith('http') || pathname.startsWith('/api/') || pathname === favicon) return;
    transfers.set(requestId, { path: pathname, start: timestamp, bytes: 0, bodyBytes: 0, isScript: type === 'Script' });
  });
  protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bodyBytes += encodedDataLength;
  });
  protocol.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { end: timestamp, bytes: encodedDataLength });
  });
  return transfers;
}
