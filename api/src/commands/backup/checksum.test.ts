import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addChecksum, removeChecksum } from './checksum.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-checksum-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (name: string) => path.join(folder, name);

it('returns the data, and rejects it if any byte was changed or is missing', async () => {
  await writeFile(file('data'), 'Soup');
  await addChecksum(file('data'), file('backup'));
  const content = await readFile(file('backup'));

  await removeChecksum(file('backup'), file('copy'));
  expect(await readFile(file('copy'), 'utf8')).toBe('Soup');
  for (const index of content.keys()) {
    const changed = Buffer.from(content);
    changed[index] = (changed[index] ?? 0) ^ 1;
    await writeFile(file('changed'), changed);
    await writeFile(file('shorter'), content.subarray(0, index));
    for (const name of ['changed', 'shorter']) {
      await rm(file('copy'), { force: true });
      await expect(removeChecksum(file(name), file('copy')), `${name} ${index}`).rejects.toThrow(
        /checksum does not match/,
      );
    }
  }
});
