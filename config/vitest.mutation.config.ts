import { defineConfig } from 'vitest/config';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';

/** Tests of the code that `npm run mutation` changes. */
export default defineConfig({
  plugins: [catalogPlugin()],
  test: {
    environment: 'node',
    setupFiles: ['api/test/seed.ts'],
    globalSetup: 'api/test/sqlite.ts',
    include: [
      'mf-game/engine/src/**/*.test.ts',
      'api/contract/src/**/*.test.ts',
      'api/src/resources/{payments,attempts}/**/*.test.ts',
      'api/test/payments/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.postgres.test.ts', ...(process.env['TEST_ALL'] ? [] : ['**/*.nightly.*'])],
    testTimeout: 600_000,
  },
});
