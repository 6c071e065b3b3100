import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type TextFile, zipOf } from './zip.ts';

async function* texts(...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

const files = (): TextFile[] => [
  { name: 'a/one.txt', texts: texts('Ünï', 'code ', '🍕') },
  { name: 'a/none.txt', texts: texts() },
  { name: 'a/two.txt', texts: texts('second') },
];

it('makes an archive of all files that have a text', async () => {
  const zip = await buffer(zipOf(files()));

  const read = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);

  expect(read).toEqual([
    ['a/one.txt', 'Ünïcode 🍕'],
    ['a/two.txt', 'second'],
  ]);
});

it('fails if a file can’t be read to its end', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'begins';
    throw new Error('no database');
  }

  const archive = buffer(zipOf([{ name: 'one.txt', texts: broken() }]));

  await expect(archive).rejects.toThrow('no database');
});

it('reads no faster than it is read, and stops when it is abandoned', async () => {
  let read = 0;
  let isEnded = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) {
        read += 1;
        yield randomBytes(10_000).toString('base64');
      }
    } finally {
      isEnded = true;
    }
  }
  const archive = zipOf([{ name: 'one.txt', texts: endless() }]);

  for (let pieces = 0; pieces < 10; pieces += 1) await archive.next();
  const readThen = read;
  await archive.return(undefined);

  expect(readThen).toBeLessThan(100);
  await expect.poll(() => isEnded).toBe(true);
});
