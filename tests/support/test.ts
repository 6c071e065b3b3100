import { test as base, expect } from '@playwright/test';
import { startServer, type Server } from '../../tools/serve.mjs';

/** Collects in the page what its live regions say. An announcement is gone after a while. */
function collectAnnouncements(): void {
  const announced = new Set<string>();
  Object.assign(globalThis, { announced });
  const collect = () => {
    for (const { textContent } of document.querySelectorAll('[role="status"], [role="alert"], [role="log"]'))
      announced.add(textContent);
  };
  new MutationObserver(collect).observe(document, { childList: true, characterData: true, subtree: true });
}

interface Watched {
  /** Violations of the content security policy and Trusted Types, uncaught errors, and console errors. */
  readonly complaints: string[];
}

interface Fixtures {
  readonly watched: Watched;
  /** Returns what the live regions of the page have said since its first frame. */
  readonly announced: () => Promise<readonly string[]>;
}

/**
 * Playwright's `test` with the built product: one server and one database per worker. A policy violation or an error on any
 * page fails the test.
 */
export const test = base.extend<Fixtures, { site: Server }>({
  site: [
    async ({}, use) => {
      const server = await startServer();
      // The server accepts the first few origins it sees, and each proxy of a test is another one.
      await fetch(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  watched: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await context.exposeBinding('reportViolation', (_, text: string) => complaints.push(text));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
          Reflect.get(globalThis, 'reportViolation')(text);
        });
      });
      context.on('console', (message) => {
        const isFailedRequest = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isFailedRequest) complaints.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use({ complaints });
      expect(complaints, 'policy violations and errors').toEqual([]);
    },
    { auto: true },
  ],
  announced: async ({ page }, use) => {
    await page.addInitScript(collectAnnouncements);
    await use(() => page.evaluate(() => [...Reflect.get(globalThis, 'announced')]));
  },
});

export { expect };
