import { defineConfig } from 'oxlint';
import { mayImport, remotes, resources } from './config/layers.mjs';

const packages = Object.keys(mayImport).map((folder) => folder.split('/').at(-1));

/** Returns import patterns for packages and everything in them. @param {readonly string[]} names */
const importsOf = (names) => names.flatMap((name) => [`@countertop/${name}`, `@countertop/${name}/**`]);

const reactAria = {
  group: [
    'react-aria-components',
    'react-aria-components/*',
    '@react-aria/*',
    '@react-stately/*',
    'react-aria',
    'react-stately',
  ],
  message: 'Import react-aria-components through the design system only, or a second copy of it is bundled.',
};

/** @param {readonly string[]} files @param {readonly object[]} patterns */
const restrict = (files, patterns) => ({
  files: [...files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Forbids every package of the repository that the table of layers doesn't allow. @param {string} folder */
function layerOf(folder) {
  const allowed = mayImport[folder] ?? [];
  const names = allowed.map((name) => `@countertop/${name}`).join(', ') || 'no other package of the repository';
  return {
    group: importsOf(packages.filter((name) => !allowed.includes(name))),
    message: `${folder} may import ${names} (config/layers.mjs).`,
  };
}

const layers = Object.keys(mayImport)
  .filter((folder) => folder !== 'mf-game/engine')
  .map((folder) => {
    /** @type {object[]} */
    const patterns = [layerOf(folder)];
    if (folder !== 'design-system') patterns.push(reactAria);
    if (folder === 'api/contract') patterns.push({ group: ['node:*'], message: 'The contract is pure: no Node.' });
    if (folder === 'shell') {
      patterns.push({
        group: remotes.map((name) => `@countertop/${name}/**`),
        allowTypeImports: true,
        message: 'The shell loads remotes through src/federation; elsewhere it may import their types only.',
      });
    }
    const nested = Object.keys(mayImport).filter((other) => other.startsWith(`${folder}/`));
    const files =
      nested.length > 0 ? [`${folder}/src/**`, `${folder}/test/**`, `${folder}/migrations/**`] : [`${folder}/**`];
    return restrict(files, patterns);
  });

/** Forbids imports from folders of `api/src`. @param {string} files @param {string} folders @param {string} message */
const restrictApi = (files, folders, message) =>
  restrict([files], [layerOf('api'), reactAria, { regex: String.raw`^(\.\./)+(${folders})`, message }]);

/** Files and folders of `api/src` that know every resource. */
const composition = String.raw`(app|context|jobs|koa|main|routes|services)\.ts$|(commands|demo|web)/`;

const apiLayers = [
  restrictApi('api/src/platform/**', `${composition}|resources/`, 'The platform imports no resource.'),
  restrictApi('api/src/web/**', 'resources/', 'Pages import no resource.'),
  ...resources.map((name, index) => {
    const later = resources.slice(index + 1).map((other) => `|${other}/`);
    const message = `${name} may import the resources before it (config/layers.mjs).`;
    return restrictApi(`api/src/resources/${name}/**`, composition + later.join(''), message);
  }),
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: [
    './tools/lint/bareText.mjs',
    './tools/lint/logical.mjs',
    './tools/lint/readsOnce.mjs',
    './tools/lint/waits.mjs',
  ],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    typeAware: true,
    reportUnusedDisableDirectives: 'error',
  },
  env: {
    builtin: true,
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: [
    '**/node_modules',
    '**/dist',
    '**/dist-*',
    '.cache',
    'data',
    'storybook-static',
    'coverage',
    'test-results',
    'screenshots',
    'playwright-report',
  ],
  rules: {
    'no-restricted-imports': ['error', { patterns: [reactAria] }],
    'bare-text/own-element': 'error',
    'logical/properties': 'error',
    eqeqeq: [
      'error',
      'always',
      {
        null: 'ignore',
      },
    ],
    'no-console': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-warning-comments': [
      'error',
      {
        terms: ['todo', 'fixme', 'hack', 'xxx'],
      },
    ],
    'no-eval': 'error',
    'no-new-func': 'error',
    'max-params': [
      'error',
      {
        max: 4,
      },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/no-callback-in-promise': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
      },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'promise/no-multiple-resolved': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-misused-spread': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': [
      'error',
      {
        assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'],
      },
    ],
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'typescript/unbound-method': 'off',
    'typescript/triple-slash-reference': 'off',
    'promise/always-return': 'off',
    'oxc/no-this-in-exported-function': 'off',
  },
  overrides: [
    restrict(
      ['mf-game/engine/src/**'],
      [{ regex: '^[^.]', message: 'The engine is pure and imports nothing but its own files.' }],
    ),
    ...layers,
    ...apiLayers,
    restrict(
      ['design-system/src/**/*.styles.ts'],
      [
        layerOf('design-system'),
        {
          group: ['@emotion/react'],
          importNames: ['css'],
          message: 'Components use css of theme/css.ts, for their layer.',
        },
      ],
    ),
    restrict(['**/*.test.ts', '**/*.test.tsx'], [reactAria]),
    restrict(
      ['mf-game/engine/src/**/*.test.ts', 'mf-game/engine/src/**/*.properties.ts'],
      [
        {
          group: ['*', '!vitest', '!fast-check', '!./**', '!../**'],
          message: 'Engine tests import vitest and fast-check only.',
        },
      ],
    ),
    {
      files: ['api/**'],
      rules: {
        'react-hooks/rules-of-hooks': 'off',
        'react/hooks': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', 'tests/**'],
      rules: {
        'typescript/no-unsafe-type-assertion': 'off',
      },
    },
    {
      files: ['**/*.stories.tsx', '**/*.a11y.test.tsx'],
      rules: {
        'reads-once/expectations': 'error',
      },
    },
    {
      files: ['tests/**'],
      rules: {
        'react-hooks/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
      },
    },
    {
      files: ['**/*.test.*', '**/*.stories.tsx', '**/*.spec.ts', 'tests/support/**/*.ts', 'playwright.config.ts'],
      rules: {
        'waits/none': 'error',
      },
    },
    {
      // `open()`, the only way to load an address, `eventually()`, and pages of Storybook.
      files: ['tests/support/{visitor,eventually}.ts', 'tests/visual-regression/**'],
      rules: {
        'waits/none': 'off',
      },
    },
    {
      files: ['tools/**', '**/*.config.*', '*.mjs'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
  ],
});
