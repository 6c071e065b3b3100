import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import languagesLoader, { wordLists } from './languages-loader.mjs';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const lists = ['react-aria', 'react-aria-components', 'react-stately'].flatMap((name) =>
  readdirSync(path.join(modules, name), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(modules, name, file))
    .filter((file) => wordLists.test(file)),
);

const shorten = (file: string, languages: readonly string[]) =>
  languagesLoader.call({ getOptions: () => ({ languages }) }, readFileSync(file, 'utf8'));

it('knows where react-aria keeps its words', () => {
  expect(lists.length).toBeGreaterThan(10);
});

it.each(lists.map((file) => path.relative(modules, file)))('leaves English only in %s', (name) => {
  const left = shorten(path.join(modules, name), ['en-US']);

  expect(left.match(/^import /gm)).toHaveLength(1);
  expect(left.match(/[a-z]{2}-[A-Z]{2}/g)).toEqual(['en-US', 'en-US']);
});

it('leaves each language that is asked for', () => {
  const left = shorten(path.join(modules, 'react-aria-components/dist/private/intlStrings.mjs'), ['en-US', 'ar-AE']);

  expect(left).toContain('"ar-AE":');
  expect(left).toContain('"en-US":');
  expect(left).not.toContain('de-DE');
});
