import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/planted.ts';
import { filesUnder, textOf } from '../support/sources.ts';

/** Packages that the design card requires, each with the names that source code uses for it. */
const packages: Readonly<Record<string, RegExp>> = {
  react: /from 'react'/,
  'react-dom': /from 'react-dom(?:\/\w+)?'/,
  '@module-federation/enhanced': /from '@module-federation\/enhanced\/(?:rspack|runtime)'/,
  '@rspack/core': /from '@rspack\/core'/,
  storybook: /from 'storybook\/[\w-]+'/,
  '@storybook/react': /from '@storybook\/react'/,
  'react-aria-components': /from 'react-aria-components(?:\/\w+)?'/,
  '@emotion/react': /from '@emotion\/react'/,
  '@tanstack/react-router': /from '@tanstack\/react-router'/,
  valtio: /from 'valtio(?:\/\w+)?'/,
  koa: /from 'koa'/,
  objection: /from 'objection'/,
  knex: /from 'knex'/,
  sqlite3: /'sqlite3'/,
  razorpay: /from 'razorpay'/,
  vitest: /from 'vitest(?:\/\w+)?'/,
  chromatic: /bin\('chromatic'\)|npx chromatic/,
  'axe-core': /from 'axe-core'/,
};

/** Files and folders that the design card requires at the top level. */
const topLevel = [
  'shell',
  'mf-game',
  'mf-account',
  'mf-admin',
  'design-system',
  'api',
  '.storybook',
  'tests',
  'package.json',
  'tsconfig.json',
  'README.md',
];

const files = filesUnder('.');

const declared = new Set(
  files
    .filter((file) => path.basename(file) === 'package.json' && !file.startsWith('tests/load/'))
    .flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(file));
      return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    }),
);

const sources = files
  .filter((file) => /\.(?:tsx?|mjs|yml)$/.test(file) && !file.endsWith('design-card.test.ts'))
  .map((file) => textOf(file));

test.each(Object.entries(packages))('the card requires %s: it is a direct dependency and in use', (name, usage) => {
  expect(declared).toContain(name);
  expect(sources.some((source) => usage.test(source))).toBe(true);
});

test.each(topLevel)('the card requires %s at the top level', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});
