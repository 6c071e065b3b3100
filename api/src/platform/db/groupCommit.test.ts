import { expect, it } from 'vitest';
import { groupCommit } from './groupCommit.ts';

/** A slow store that records its batches. */
function slowStore() {
  const batches: number[][] = [];
  return {
    batches,
    async write(entries: readonly number[]): Promise<readonly string[]> {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (entries.includes(-1)) throw new Error('poison');
      batches.push([...entries]);
      return entries.map((entry) => `wrote ${entry}`);
    },
  };
}

it('writes a single entry immediately, and those that arrive in the meantime together', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);

  const first = commits.push(0);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const rest = [1, 2, 3].map((entry) => commits.push(entry));
  const results = await Promise.all([first, ...rest]);

  expect(store.batches).toEqual([[0], [1, 2, 3]]);
  expect(results).toEqual(['wrote 0', 'wrote 1', 'wrote 2', 'wrote 3']);
});

it('never writes more rows at once than SQLite accepts', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);

  await Promise.all(Array.from({ length: 1000 }, (_, entry) => commits.push(entry)));

  expect(store.batches.map((batch) => batch.length)).toEqual([400, 400, 200]);
});

it('fails only the entry that cannot be written', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);

  const settled = await Promise.allSettled([1, -1, 2].map((entry) => commits.push(entry)));

  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(store.batches).toEqual([[1], [2]]);
});

it('isolates a few bad entries of a large batch with few writes', async () => {
  const store = slowStore();
  let writes = 0;
  const commits = groupCommit((entries: readonly number[]) => {
    writes += 1;
    return store.write(entries);
  });
  // 2 % of the entries, spread over the batch.
  const entries = Array.from({ length: 400 }, (_, index) => (index % 50 === 7 ? -1 : index));

  const settled = await Promise.allSettled(entries.map((entry) => commits.push(entry)));

  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(entries.map((entry) => entry !== -1));
  expect(store.batches.flat()).toEqual(entries.filter((entry) => entry !== -1));
  // Eight bad entries. Writing one by one would take 401.
  expect(writes).toBeLessThan(120);
});

it('drains what is waiting, and keeps working afterwards', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);
  void commits.push(1);
  void commits.push(2);

  await commits.drain();
  const afterDrain = store.batches.flat();
  await commits.push(3);

  expect(afterDrain).toEqual([1, 2]);
  expect(store.batches.flat()).toEqual([1, 2, 3]);
});

it('counts waiting entries', async () => {
  const commits = groupCommit(slowStore().write);
  const pushed = [1, 2, 3].map((entry) => commits.push(entry));

  const before = commits.waiting();
  await Promise.all(pushed);

  expect([before, commits.waiting()]).toEqual([3, 0]);
});

it('rejects entries when the queue is full', async () => {
  const commits = groupCommit<number>(() => new Promise(() => {}));
  for (let entry = 0; entry < 20_000; entry += 1) void commits.push(entry);

  await expect(commits.push(1)).rejects.toMatchObject({ status: 503 });
});
