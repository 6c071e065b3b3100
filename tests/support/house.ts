import { test as base, expect } from '@playwright/test';
import { startServer, type Server } from '../../tools/serve.mjs';

/** What a page did against its own rules while a test used it. */
interface Watched {
  /** Content-Security-Policy and Trusted Types violations, uncaught errors, errors in the console. */
  readonly complaints: string[];
}

/**
 * Playwright's `test` with the built product behind it: one server and one database per worker. Every page is watched:
 * a policy violation or an error fails the test that caused it.
 */
export const test = base.extend<{ watched: Watched }, { house: Server }>({
  house: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.url);
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
        const isAnswer = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isAnswer) complaints.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use({ complaints });
      expect(complaints, 'policy violations and errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
