// @ts-check
/** Slow 4G as the developer tools of Chromium have it. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpuSlowdown = 4;
/** Browsers ask for it when they please. */
const tabIcon = '/icon.svg';

/** @typedef {{ path: string, start: number, end?: number, bytes: number, isScript: boolean }} Transfer */
/** @typedef {{ bytes: number, scriptBytes: number, requests: number, depth: number, paintMs: number, visibleMs: number }} Figures */

/**
 * Longest chain of requests in which each one starts after the one before has ended; the document is 1.
 * @param {readonly Transfer[]} transfers
 */
export function waterfallDepth(transfers) {
  const ended = transfers.filter(({ end }) => end !== undefined).toSorted((one, other) => one.start - other.start);
  /** @type {Map<Transfer, number>} */
  const depths = new Map();
  for (const transfer of ended) {
    // 2 ms of tolerance: the clock of the protocol is coarse.
    const before = ended.filter((other) => other !== transfer && (other.end ?? Infinity) <= transfer.start + 0.002);
    depths.set(transfer, 1 + Math.max(0, ...before.map((other) => depths.get(other) ?? 1)));
  }
  return Math.max(0, ...depths.values());
}

/**
 * Loads a page cold on a slow phone: fresh profile, slow 4G, a processor four times slower.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 * @param {(page: import('playwright').Page) => import('playwright').Locator} landmark what a person waits for
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
  await page.goto(url, { waitUntil: 'commit' });
  await landmark(page).waitFor({ timeout: 60_000 });
  const visibleMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await context.close();
  const list = [...transfers.values()];
  const scripts = list.filter(({ isScript }) => isScript);
  return {
    bytes: list.reduce((sum, { bytes }) => sum + bytes, 0),
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: list.length,
    depth: waterfallDepth(list),
    paintMs,
    visibleMs,
  };
}

/**
 * Notes every request of a page. Calls to the API are not part of loading it, nor is the icon of the tab.
 * @param {import('playwright').CDPSession} protocol
 */
function record(protocol) {
  /** @type {Map<string, Transfer>} */
  const transfers = new Map();
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { pathname, protocol: scheme } = new URL(request.url);
    if (!scheme.startsWith('http') || pathname.startsWith('/api/') || pathname === tabIcon) return;
    transfers.set(requestId, { path: pathname, start: timestamp, bytes: 0, isScript: type === 'Script' });
  });
  protocol.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { end: timestamp, bytes: encodedDataLength });
  });
  return transfers;
}
