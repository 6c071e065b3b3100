import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bomOf, deployables, wholeBom } from '../../tools/sbom.mjs';
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

describe('the SBOM (v5.0.0-15.1.2)', () => {
  const from = createRequire(import.meta.url);
  const schemas = path.join(path.dirname(from.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res', 'schema');
  const read = (name: string) => JSON.parse(readFileSync(path.join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'));

  const whole = wholeBom();

  /** Packages that only this deployable needs, and packages that the tests of others need too. */
  const runtimePackages: Readonly<Record<(typeof deployables)[number], readonly string[]>> = {
    api: ['koa', 'knex', 'sqlite3', 'zod', 'pg', 'otpauth', 'mime-db'],
    shell: ['react', '@tanstack/react-router', 'react-aria-components', '@countertop/design-system'],
    'mf-game': ['react', '@countertop/engine'],
    'mf-account': ['react', 'uqr', 'zod'],
    'mf-admin': ['react', 'uqr', 'react-aria-components'],
  };

  it.each(deployables)(
    'of %s is valid CycloneDX and lists runtime packages only',
    { timeout: 30_000 },
    (deployable) => {
      // Formats such as URLs come from npm; checking them would need more packages.
      const judge = new Ajv({ strict: false, validateFormats: false });
      for (const name of ['spdx', 'jsf-0.82']) {
        judge.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
      }
      const isRight = judge.compile(read('bom-1.5'));
      const bom = bomOf(deployable, whole);

      expect(isRight(bom) ? [] : isRight.errors).toEqual([]);
      expect(bom.metadata.component.name).toBe(`@countertop/${deployable}`);
      const names = bom.components.map((component) => component['bom-ref'].replace(/(?<=.)@.*/, ''));
      expect(names).toEqual(expect.arrayContaining([...runtimePackages[deployable]]));
      expect(names.filter((name) => ['vitest', 'storybook', 'fast-check', 'oidc-provider'].includes(name))).toEqual([]);
      expect(isRight({ ...bom, specVersion: 7 })).toBe(false);
    },
  );
});
