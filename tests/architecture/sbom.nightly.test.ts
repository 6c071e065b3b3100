import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { bomOf, deployables, wholeBom } from '../../tools/commands/sbom.mjs';

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

  it.each(deployables)('of %s is valid CycloneDX and lists runtime packages only', (deployable) => {
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
  });
});
