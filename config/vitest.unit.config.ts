import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { fuzzFactor, fuzzSeed } from '../tests/support/fuzz.ts';
import { articlePlugin } from '../tools/build/articleTransform.mjs';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';
import { ownTemporaryFolder } from '../tools/temporaryFolder.mjs';

ownTemporaryFolder();

const isAll = Boolean(process.env['TEST_ALL']);
const nightly = '**/*.nightly.*';
const built = ['**/node_modules/**', '**/dist/**', '**/dist-*/**'];
const excluded = isAll ? built : [...built, nightly];
// Midnight must not change the seed during a run.
process.env['FUZZ_SEED'] = String(fuzzSeed);
const pure = [
  '*/src/**/*.test.ts',
  'mf-game/{engine,phrases}/**/*.test.ts',
  'shell/routes/**/*.test.{ts,tsx}',
  'api/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/support/**/*.test.ts',
  'tools/**/*.test.ts',
];
const onPostgresOnly = 'api/{src,test}/**/*.postgres.test.ts';
/** Tests of the API on PostgreSQL in `npm test`: what it does differently, models, the ledger, sessions and idempotency. */
const ofPostgres = [
  onPostgresOnly,
  'api/src/platform/db/models.test.ts',
  'api/src/resources/payments/{ledger/recordPaymentUpdate,refunds/requestRefund}.test.ts',
  'api/src/resources/accounts/session.test.ts',
];
/**
 * Tests of the API that prove nothing more on PostgreSQL: start, pages and files, HTTP, access, monitoring and pure functions.
 * See docs/decisions/2026-11-test-environments.md.
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
/** Limits end what hangs. A busy machine takes many times as long as a quiet one, and all random inputs take ten times as long. */
const limitMs = 120_000 * Math.max(1, 10 * fuzzFactor);
const limits = { testTimeout: limitMs, hookTimeout: limitMs, expect: { poll: { timeout: 30_000 } } };
const inDocument = ['**/src/**/*.dom.test.{ts,tsx}', 'api/client/**/*.test.ts'];

/** Tests without a browser. Apart from the stories, which Storybook needs ten seconds to list. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    tags: [{ name: 'nightly', description: 'Not in `npm test`, unless it is named or changed' }],
    projects: [
      {
        plugins: [catalogPlugin(), articlePlugin()],
        // Files share loaded modules: loading them again for each file took as long as the tests.
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          ...limits,
          setupFiles: ['api/test/seed.ts'],
          globalSetup: 'api/test/sqlite.ts',
          include: pure,
          exclude: [...excluded, ...inDocument, onPostgresOnly],
        },
      },
      {
        // Tests of the API once more, on PostgreSQL; waiting for another process, they take longer.
        test: {
          name: 'postgres',
          environment: 'node',
          include: isAll ? ['api/{src,test}/**/*.test.ts'] : ofPostgres,
          exclude: [...built, isAll ? '**/*.nightly.test.ts' : nightly, ...notOnPostgres],
          // SQLite tries all random inputs.
          env: { FUZZ_FACTOR: String(fuzzFactor / 5) },
          isolate: false,
          ...limits,
          setupFiles: ['api/test/seed.ts'],
          globalSetup: 'api/test/postgres.ts',
        },
      },
      {
        plugins: [catalogPlugin(), articlePlugin()],
        // Files share a document: making one for each took longer than the tests.
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          ...limits,
          setupFiles: ['config/emptyDocument.ts'],
          include: inDocument,
          exclude: excluded,
        },
      },
    ],
  },
});
