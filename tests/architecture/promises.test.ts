import { plans } from '@countertop/contract/payments/plans';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contractEndpoints } from '../../api/test/endpoints.ts';
import { root } from '../support/planted.ts';
import { filesUnder, textOf } from '../support/sources.ts';

interface Promised {
  readonly id: string;
  /** Keys of message catalogs, and files of emails. */
  readonly places: readonly string[];
  readonly tests: readonly string[];
  /** Those of the tests that are marked as nightly. */
  readonly nightly: readonly string[];
}

const quoted = (cell: string | undefined) => Array.from((cell ?? '').matchAll(/`([^`]+)`/g), ([, text = '']) => text);

/** The rows of docs/promises.md. */
const promises: readonly Promised[] = textOf('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, id, , places, tests] = line.split('|');
    const nightly = tests?.split(', ').filter((test) => test.includes('(nightly)'));
    return {
      id: quoted(id)[0] ?? '',
      places: quoted(places),
      tests: quoted(tests),
      nightly: quoted(nightly?.join(' ')),
    };
  });

const files = filesUnder('.');
const tagsIn = (file: string) => Array.from(textOf(file).matchAll(/promise:([a-z\d-]+)/g), ([, id = '']) => id);
/** `progressTracking` is `progress-tracking`. */
const idOf = (feature: string) => feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('docs/promises.md', () => {
  it('has a proof for every feature and limitation of the plans that can be bought', () => {
    const offered = Object.values(plans).filter(({ isComingSoon }) => !isComingSoon);
    const named = offered.flatMap(({ features, limitations }) => [...features, ...limitations].map(idOf));

    expect(named.length).toBeGreaterThan(8);
    const listed = promises.filter(({ tests }) => tests.length > 0).map(({ id }) => id);
    expect(named.filter((id) => !listed.includes(id))).toEqual([]);
  });

  it.each(promises)('$id: its tests exist and carry its tag', ({ id, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !existsSync(path.join(root, file)) || !tagsIn(file).includes(id))).toEqual([]);
  });

  it.each(promises)('$id: its nightly tests are marked', ({ id, tests, nightly }) => {
    const isNightly = (file: string) => {
      const [, ...tagged] = textOf(file).split(new RegExp(String.raw`promise:${id}\b(?!-)`));
      return tagged.every((after) => /nightly/.test(after.slice(0, 200).split('=>')[0] ?? ''));
    };
    expect(tests.filter((file) => !file.includes('.nightly.') && isNightly(file))).toEqual(nightly);
  });

  it('lists every tag of a test, once', () => {
    const tests = files.filter((file) => /\.(?:test|stories|spec|properties)\.tsx?$/.test(file));
    const tagged = tests.flatMap((file) => tagsIn(file).map((id) => `${id} ${file}`));

    const listed = promises.flatMap(({ id, tests: proofs }) => proofs.map((file) => `${id} ${file}`));
    expect(tagged.filter((one) => !listed.includes(one))).toEqual([]);
    expect(new Set(promises.map(({ id }) => id)).size).toBe(promises.length);
  });

  it('names texts that exist', () => {
    const catalogs = files
      .filter((file) => file.endsWith('.messages.ts'))
      .map(textOf)
      .join('\n');

    const places = promises.flatMap(({ places: named }) => named);
    expect(places.length).toBeGreaterThan(30);
    expect(places.filter((one) => !catalogs.includes(`'${one}'`) && !existsSync(path.join(root, one)))).toEqual([]);
  });
});

it('"Renews on" never shows without the sentence that nothing is charged automatically (promise:no-renewal)', () => {
  const sources = files.filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.endsWith('.messages.ts'));

  const [user = '', ...others] = sources.filter((file) => textOf(file).includes("'subscription.renews'"));
  expect(others).toEqual([]);
  expect(textOf(user)).toContain("{isActive && <p>{t('subscription.never')}</p>}");
});

it('no endpoint takes the number of a card (promise:card-number)', async () => {
  const inputs = (await contractEndpoints()).map(({ input }) =>
    JSON.stringify(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })),
  );

  expect(inputs.length).toBeGreaterThan(50);
  expect(inputs.filter((schema) => /"[^"]*(?:card(?!s)|cvv|cvc|iban)[^"]*":\{/i.test(schema))).toEqual([]);
});
