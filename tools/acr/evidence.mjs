// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { criteria } from './criteria.mjs';

/** Products with a report: the pages for visitors, parents, teachers and administrators; Math Bistro; the design system. */
export const products = /** @type {const} */ (['site', 'game', 'kit']);

/** @typedef {typeof products[number]} Product */

/**
 * A test that proves a criterion.
 * @typedef {object} Proof
 * @property {string} file relative to the repository's root
 * @property {string} title of the test, or name of the story
 * @property {boolean} isNightly whether it runs in `npm run test:all` only
 * @property {readonly string[]} criteria numbers
 * @property {readonly Product[]} products
 */

/** For example `// wcag22-2.1.1 wcag22-2.1.2 (site, game)`, above a test or a story. A colon may follow with a title. */
const tagLine = /^\s*\/\/ ((?:wcag22-[\d.]+ )+)\(([a-z, ]+)\)(?:: (.+))?$/;
const quotedTitle = /(['"`])((?:(?!\1).)+)\1/;
const exportedName = /^export const (\w+)/;

/** @param {string} line the line below a tag */
function titleIn(line) {
  const name = exportedName.exec(line)?.[1];
  // Storybook shows `OpensByKeyboard` as 'Opens by keyboard'.
  if (name) return name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return quotedTitle.exec(line)?.[2];
}

/**
 * Returns the proofs in a file. Throws if a tag names an unknown criterion or product, or is not above a test.
 * @param {string} file
 * @param {string} text
 * @returns {readonly Proof[]}
 */
export function proofsIn(file, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!line.includes('wcag22-')) return [];
    const [, tags = '', names = '', ownTitle] = tagLine.exec(line) ?? [];
    const numbers = tags
      .trim()
      .split(' ')
      .map((tag) => tag.slice('wcag22-'.length));
    const named = names.split(', ');
    const title =
      ownTitle ??
      lines
        .slice(index + 1, index + 4)
        .map(titleIn)
        .find(Boolean);
    const isKnown = numbers.every((number) => criteria.some((one) => one.number === number));
    const productsNamed = products.filter((product) => named.includes(product));
    if (!isKnown || productsNamed.length !== named.length || !title)
      throw new Error(`${file}:${index + 1}: expected a tag like "// wcag22-2.1.1 (site, game)" above a test.`);
    const [head = ''] = lines
      .slice(index + 1, index + 6)
      .join('\n')
      .split('=>');
    return [{ file, title, isNightly: /nightly/.test(file + head), criteria: numbers, products: productsNamed }];
  });
}

/** Returns the proofs of all tests, stories and checks of stories, in the order of their files. @returns {readonly Proof[]} */
export function allProofs() {
  const files = execFileSync('git', ['grep', '-l', '--untracked', 'wcag22-', '--', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('tools/'))
    .toSorted()
    .flatMap((file) => proofsIn(file, fs.readFileSync(path.join(root, file), 'utf8')));
}
