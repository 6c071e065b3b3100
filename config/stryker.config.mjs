/**
 * `npm run mutation`: changes the code of the rules that matter most, one operator at a time, and counts the changes that no test
 * notices. Takes hours; `npm run mutation -- --mutate 'mf-game/engine/src/answers/**'` measures a part. See
 * docs/decisions/2026-11-test-environments.md.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'config/vitest.mutation.config.ts', related: true },
  mutate: [
    'mf-game/engine/src/**/*.ts',
    'api/contract/src/**/*.ts',
    'api/src/resources/{payments,attempts}/**/*.ts',
    '!**/*.{test,nightly,properties,cases,fixture,messages,constants,limits}.ts',
    '!**/*.*.test.ts',
  ],
  // Packages import each other by name, through node_modules, so a copy of the repository would run the original code.
  inPlace: true,
  // Schemas and tables are evaluated once, when their file is loaded: such a change would need a separate process.
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/stryker',
};
