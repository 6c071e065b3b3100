import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { remotes } from '../../config/layers.mjs';
import { filesUnder, textOf } from '../support/sources.ts';

const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });
const lockfiles = filesUnder('.').filter((file) => path.basename(file) === 'package-lock.json');

/** Returns the packages that a lockfile installs. */
function installed(file: string) {
  const { packages } = lockfile.parse(JSON.parse(textOf(file)));
  return Object.entries(packages)
    .filter(([location, { link }]) => location.includes('node_modules/') && link !== true)
    .map(([location, one]) => ({ ...one, location, name: location.slice(location.lastIndexOf('node_modules/') + 13) }));
}

const registry = 'https://registry.npmjs.org/';

describe('each lockfile (v5.0.0-15.2.4)', () => {
  it.each(lockfiles)('%s has a digest of every package, and no source other than the npm registry', (file) => {
    const packages = installed(file);

    expect(packages.length).toBeGreaterThan(20);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved !== undefined && !resolved.startsWith(registry))).toEqual([]);
  });

  it('is used without another registry in .npmrc', () => {
    expect(textOf('.npmrc')).not.toMatch(/registry|always-auth|_auth/);
  });
});

it('each release has a bill of materials for each deployable (v5.0.0-15.1.2)', () => {
  const [, names = ''] = /for name in (.+); do\n.+cyclonedx-npm/.exec(textOf('.github/workflows/release.yml')) ?? [];

  expect(names.split(' ')).toEqual(['api', 'shell', ...remotes]);
});

describe('install scripts', () => {
  it('run only for packages that are allowed and documented', () => {
    const withScript = [
      ...new Set(
        installed('package-lock.json')
          .filter((one) => one.hasInstallScript)
          .map((one) => one.name),
      ),
    ].toSorted();
    const { allowScripts } = z
      .object({ allowScripts: z.record(z.string(), z.boolean()) })
      .parse(JSON.parse(textOf('package.json')));
    const section = /## Packages that run scripts[^#]*/.exec(textOf('docs/security.md'))?.[0] ?? '';
    const documented = [...section.matchAll(/^\| `([^`]+)` \| (?=\S.{20,})/gm)].map(([, name = '']) => name);

    expect(documented.toSorted()).toEqual(withScript);
    expect(Object.keys(allowScripts).toSorted()).toEqual(withScript);
  });
});

/** Licenses allowed in deployables: they require attribution only. */
const anywhere = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  // Fonts.
  'OFL-1.1',
]);
/** Licenses also allowed in tools. */
const inTools = new Set([...anywhere, 'MPL-2.0', 'CC-BY-4.0', 'Zlib']);
/** Packages without a license in package.json, by their LICENSE file. */
const undeclared = new Map([
  ['png-js', 'MIT'],
  ['xtend', 'MIT'],
]);

/** Whether an SPDX expression is allowed: all licenses joined by `and`, or one of those joined by `or`. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/ or /i.test(plain)) return plain.split(/ or /i).some((one) => isAllowed(one, allowed));
  return plain.split(/ and /i).every((one) => allowed.has(one));
}

describe('licenses', () => {
  it.each(lockfiles)('of %s are allowed', (file) => {
    const isDeployed = file === 'package-lock.json';
    const rejected = installed(file)
      .filter(({ license, name, dev }) => {
        const expression = license ?? undeclared.get(name) ?? 'none';
        return !isAllowed(expression, isDeployed && dev !== true ? anywhere : inTools);
      })
      .map(({ name, license }) => `${name}: ${license}`);

    expect(rejected).toEqual([]);
  });

  it('are parsed', () => {
    expect(
      ['GPL-3.0', '(GPL-3.0 OR MIT)', 'MIT and GPL-3.0', 'none'].map((expression) => isAllowed(expression, anywhere)),
    ).toEqual([false, true, false, false]);
  });
});
