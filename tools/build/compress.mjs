// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const smallestBytes = 1024;
const compressible = /\.(js|json|svg|css|txt|xml|webmanifest)$/;
const privateFiles = new Set(['site.json', 'builds.json', 'mf-stats.json']);

/** @param {string} file @param {Buffer} content */
async function writeCompressed(file, content) {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const forms = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, forms[0]), fs.writeFile(`${file}.gz`, forms[1])]);
}

/** Returns the modification time, 0 if there is no such file. @param {string} file */
async function madeAt(file) {
  return (await fs.stat(`${file}.br`).catch(() => null))?.mtimeMs ?? 0;
}

/**
 * Writes `.br` and `.gz` versions of every file worth compressing, unless they are up to date.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !privateFiles.has(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await fs.stat(file);
      if (size > smallestBytes && (await madeAt(file)) < mtimeMs) await writeCompressed(file, await fs.readFile(file));
    }),
  );
}
