// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const output = /(^|\/)(dist[^/]*|node_modules)(\/|$)/;
const notBuilt = /\.(test|stories|properties)\.tsx?$|\.mdx?$/;

/** @param {string} input @returns {Promise<string[]>} */
async function filesOf(input) {
  const location = path.join(root, input);
  const entry = await fs.stat(location).catch(() => null);
  if (!entry) return [];
  if (entry.isFile()) return [input];
  const entries = await fs.readdir(location, { withFileTypes: true });
  const inside = entries
    .map(({ name }) => `${input}/${name}`)
    .filter((name) => !output.test(name) && !notBuilt.test(name));
  return (await Promise.all(inside.map(filesOf))).flat();
}

/**
 * Returns a hash of the names and contents of all input files of a build.
 * @param {readonly string[]} inputs
 */
export async function inputHash(inputs) {
  const files = (await Promise.all(inputs.map(filesOf))).flat().toSorted();
  const contents = await Promise.all(files.map((file) => fs.readFile(path.join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) =>
    hash
      .update(file)
      .update('\0')
      .update(contents[index] ?? ''),
  );
  return hash.digest('hex');
}
