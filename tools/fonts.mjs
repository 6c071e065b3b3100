// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { root } from './run.mjs';

const folder = path.join(root, '.cache/fonts');
const { resolve } = createRequire(import.meta.url);

/** Fonts by their name: the package with the letters, and PostScript names if it is published under other ones. */
const fonts = {
  'DejaVu Sans': ['dejavu-sans'],
  'Noto Sans': ['noto-sans'],
  Roboto: ['roboto'],
  // Arimo was drawn with the widths of these three.
  'Liberation Sans': ['arimo', 'LiberationSans', 'LiberationSans-Bold'],
  Arial: ['arimo', 'ArialMT', 'Arial-BoldMT'],
  Helvetica: ['arimo', 'Helvetica', 'Helvetica-Bold'],
};

/** @typedef {keyof typeof fonts} SystemFont */

/** @type {readonly SystemFont[]} */
export const systemFonts = ['DejaVu Sans', 'Noto Sans', 'Roboto', 'Liberation Sans', 'Arial', 'Helvetica'];

/** Writes a file atomically: other processes may be reading or writing it. @param {string} file @param {string | Buffer} content */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Converts WOFF to TrueType: Chromium reads only that from the system. See https://www.w3.org/TR/WOFF/
 * @param {Buffer} woff
 */
function trueType(woff) {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, i) =>
    header.writeUInt16BE(value, 4 + 2 * i),
  );
  /** @type {Buffer[]} */
  const parts = [header];
  let position = header.length;
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table;
    const [offset, stored, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const data = woff.subarray(offset, offset + stored);
    const to = 12 + 16 * table;
    woff.copy(header, to, entry, entry + 4);
    woff.copy(header, to + 4, entry + 16, entry + 20);
    header.writeUInt32BE(position, to + 8);
    header.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(stored < length ? inflateSync(data) : data, padding);
    position += length + padding.length;
  }
  return Buffer.concat(parts);
}

/** @param {string} property @param {string} value */
const assign = (property, value) => `<edit name="${property}" mode="assign"><string>${value}</string></edit>`;

/**
 * Writes the fontconfig file of a system that has only these fonts, regular and bold. For `FONTCONFIG_FILE`.
 * @param {readonly SystemFont[]} names
 */
export function onlyFonts(names) {
  const rules = names.map((name) => {
    const [source = '', ...renamed] = fonts[name];
    const files = ['400', '700'].map((weight) => {
      const file = path.join(folder, name, `${weight}.ttf`);
      const woff = resolve(`@fontsource/${source}/files/${source}-latin-${weight}-normal.woff`);
      if (!existsSync(file)) write(file, trueType(readFileSync(woff)));
      return file;
    });
    const renaming = renamed.map((postScript, i) => {
      const test = `<test name="file"><string>${files[i]}</string></test>`;
      return `<match target="scan">${test}${assign('family', name)}${assign('fullname', postScript)}${assign('postscriptname', postScript)}</match>`;
    });
    return [`<dir>${path.join(folder, name)}</dir>`, ...renaming].join('\n');
  });
  const file = path.join(folder, `${names.join(', ')}.conf`);
  write(file, `<fontconfig>\n${rules.join('\n')}\n<cachedir>${path.join(folder, 'index')}</cachedir>\n</fontconfig>\n`);
  return file;
}
