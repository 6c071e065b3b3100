import { defineConfig } from 'vitest/config';
import { failOnViolations, inChromium, maxWorkers, productionReact, storyTests } from './.storybook/storyTests.ts';
import { catalogPlugin } from './tools/build/messagesTransform.mjs';

const built = ['**/node_modules/**', '**/dist/**', '**/dist-*/**'];
const pure = [
  '*/src/**/*.test.ts',
  'mf-game/{engine,phrases}/**/*.test.ts',
  'api/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'tools/**/*.test.ts',
];
const onPostgresOnly = 'api/{src,test}/**/*.postgres.test.ts';
/**
 * Tests of the API that prove nothing more on PostgreSQL: start, pages and files, HTTP, access, monitoring and pure functions. Those
 * of statements, transactions, constraints and migrations run twice. See docs/decisions/2026-11-test-environments.md.
 */
const notOnPostgres = [
  'api/{src,test}/**/*.sqlite.test.ts',
  'api/src/*.test.ts',
  'api/src/web/**',
  'api/src/platform/{config,errors,health,mail,observability,overload}/**',
  'api/src/platform/http/!(rateLimit|*.postgres).test.ts',
  'api/src/platform/db/db.test.ts',
  'api/src/**/{groupCommit,breakDown,settings,statuses,subscription,unconfirmed,NetworkBudget,SeenCache}.test.ts',
  'api/src/resources/menu/**',
  'api/test/cross-cutting/access.test.ts',
];
/** How long a test asks again until a state is there: two cores share the tests. */
const patience = { poll: { timeout: 10_000 } };
const inDocument = ['**/src/**/*.dom.test.ts', 'api/client/**/*.test.ts'];
const rendered = '**/src/**/*.dom.test.tsx';

/**
 * False for what the virtual screen reader stumbles over when it is told of an element that is gone by then: there is nothing to
 * be read, and no test is the worse for it (0.33 looks for names by `getElementById` in a part of the page that was taken out).
 */
function isOfReader({ message, stack = '' }: { message: string; stack?: string }): boolean | undefined {
  const isGone = message.includes('getElementById is not a function') && stack.includes('virtual-screen-reader');
  return isGone ? false : undefined;
}

export default defineConfig({
  test: {
    onUnhandledError: isOfReader,
    maxWorkers,
    projects: [
      {
        plugins: [catalogPlugin()],
        // Files share loaded modules: loading them again for each file took as long as the tests.
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
          expect: patience,
          setupFiles: ['api/test/seed.ts'],
          globalSetup: 'api/test/sqlite.ts',
          include: pure,
          exclude: [...built, ...inDocument, rendered, onPostgresOnly],
        },
      },
      {
        // The API's tests once more, on PostgreSQL; waiting for another process, they take longer.
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['api/{src,test}/**/*.test.ts'],
          exclude: [...built, ...notOnPostgres],
          isolate: false,
          expect: patience,
          setupFiles: ['api/test/seed.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          globalSetup: 'api/test/postgres.ts',
        },
      },
      {
        plugins: [catalogPlugin()],
        // Files that render nothing share a document; the others have one each.
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['config/clearStorage.ts'],
          include: inDocument,
          exclude: built,
        },
      },
      {
        plugins: [catalogPlugin()],
        test: { name: 'rendered', environment: 'jsdom', include: [rendered], exclude: built },
      },
      storyTests('stories'),
      {
        // What axe cannot see: the way of the focus, and what a screen reader says.
        ...productionReact,
        plugins: [catalogPlugin()],
        test: {
          name: 'a11y',
          isolate: false,
          include: [
            'design-system/src/**/*.a11y.test.tsx',
            'mf-*/src/**/*.a11y.test.tsx',
            'shell/src/**/*.a11y.test.tsx',
            '.storybook/**/*.a11y.test.tsx',
            'tests/screen-reader/*.a11y.test.tsx',
          ],
          env: failOnViolations,
          browser: inChromium(),
        },
      },
    ],
  },
});
