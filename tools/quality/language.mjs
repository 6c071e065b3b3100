// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { exceptions, openings, terms } from './terms.mjs';

const checkedFile = /\.(tsx?|mjs|mdx?)$/;
/** Files that quote the terms, and records of the past. */
const skippedFile = /^(tools\/quality\/terms\.mjs|tests\/architecture\/language\.test\.ts|CHANGELOG\.md)$/;

const patterns = terms.map(({ term, use, where = 'all' }) => {
  const words = term.split(' ').map((word) => word.replace('*', String.raw`\w*`));
  return { term, use, where, pattern: new RegExp(String.raw`\b${words.join(String.raw`[\s_-]+`)}\b`, 'gi') };
});

/**
 * A use of a term.
 * @typedef {object} Finding
 * @property {string} file
 * @property {number} line from 1
 * @property {string} term
 * @property {string} use what to write instead
 */

/** Splits camelCase, so that terms are found inside identifiers, without moving line breaks. @param {string} text */
const separateWords = (text) => text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');

/** @param {string} text @param {string} file */
const withoutExceptions = (text, file) =>
  exceptions
    .filter(({ files }) => files.test(file))
    .reduce((rest, { text: allowed }) => rest.replaceAll(new RegExp(allowed.source, `${allowed.flags}g`), ''), text);

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/**
 * Finds the terms of the list in one file: in names, strings and comments, and the docstrings that open badly.
 * @param {string} file path from the root of the repository
 * @param {string} source
 * @returns {readonly Finding[]}
 */
export function findTerms(file, source) {
  const comments = /\.mdx?$/.test(file) ? [{ value: source, start: 0 }] : parseSync(file, source).comments;
  const everything = separateWords(withoutExceptions(source, file));
  const inName = patterns
    .filter(({ where, pattern }) => where === 'all' && separateWords(withoutExceptions(file, file)).match(pattern))
    .map(({ term, use }) => ({ file, line: 1, term, use }));
  const prose = comments.map(({ value, start }) => ({
    text: withoutExceptions(value, file),
    line: lineAt(source, start),
  }));
  const inText = patterns.flatMap(({ term, use, where, pattern }) => {
    const places =
      where === 'all'
        ? [...everything.matchAll(pattern)].map(({ index }) => lineAt(everything, index))
        : prose.flatMap(({ text, line }) =>
            [...text.matchAll(pattern)].map(({ index }) => line + lineAt(text, index) - 1),
          );
    return places.map((line) => ({ file, line, term, use }));
  });
  const badOpenings =
    file.endsWith('.md') || file.endsWith('.mdx')
      ? []
      : prose.flatMap(({ text, line }) => {
          const [opening] = openings.exec(text.replace(/^[*\s]+/, '')) ?? [];
          return opening === undefined || !text.startsWith('*')
            ? []
            : [{ file, line, term: opening, use: 'Returns, Throws, Whether, or a noun' }];
        });
  return [...inName, ...inText, ...badOpenings].toSorted((a, b) => a.line - b.line);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...process.argv.slice(2)],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => checkedFile.test(file) && !skippedFile.test(file) && fs.existsSync(file));
  const findings = files.flatMap((file) => findTerms(file, fs.readFileSync(path.resolve(file), 'utf8')));
  for (const { file, line, term, use } of findings) console.log(`${file}:${line}: "${term}" -> ${use}`);
  console.log(
    findings.length === 0
      ? `The language check found nothing in ${files.length} files.`
      : `${findings.length} findings.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
