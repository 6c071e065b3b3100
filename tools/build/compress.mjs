// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const minBytes = 1024;
const compressible = /\.(js|json|svg|css|txt|xml|webmanifest)$/;
const privateFiles = new Set(['site.json', 'builds.json', 'mf-stats.json']);

/** @param {string} file @param {Buffer} content */
async function writeCompressed(file, content) {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const compressed = await Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, compressed[0]), fs.writeFile(`${file}.gz`, compressed[1])]);
}

/** Returns the time a file was compressed, 0 if never. @param {string} file */
async function compressedAt(file) {
  return (await fs.stat(`${file}.br`).catch(() => null))?.mtimeMs ?? 0;
}

/**
 * Writes a `.br` and a `.gz` file for every file that is large enough and has changed since it was last compressed.
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
      if (size > minBytes && (await compressedAt(file)) < mtimeMs) await writeCompressed(file, await fs.readFile(file));
    }),
  );
}
