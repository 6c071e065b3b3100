import { expect, it } from 'vitest';
import { groupCommit } from './groupCommit.ts';

/** A store that takes a moment and remembers its groups. */
function slowStore() {
  const groups: number[][] = [];
  return {
    groups,
    async write(entries: readonly number[]): Promise<readonly string[]> {
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (entries.includes(-1)) throw new Error('poison');
      groups.push([...entries]);
      return entries.map((entry) => `wrote ${entry}`);
    },
  };
}

it('writes a lone entry at once and those that arrive meanwhile together', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);

  const first = commits.push(0);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const rest = [1, 2, 3].map((entry) => commits.push(entry));
  const results = await Promise.all([first, ...rest]);

  expect(store.groups).toEqual([[0], [1, 2, 3]]);
  expect(results).toEqual(['wrote 0', 'wrote 1', 'wrote 2', 'wrote 3']);
});

it('never writes more rows at once than SQLite takes', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);

  await Promise.all(Array.from({ length: 1000 }, (_, entry) => commits.push(entry)));

  expect(store.groups.map((group) => group.length)).toEqual([400, 400, 200]);
});

it('fails only the entry that cannot be written', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);

  const settled = await Promise.allSettled([1, -1, 2].map((entry) => commits.push(entry)));

  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(store.groups).toEqual([[1], [2]]);
});

it('finds few faulty entries of a large group with few writes', async () => {
  const store = slowStore();
  let writes = 0;
  const commits = groupCommit((entries: readonly number[]) => {
    writes += 1;
    return store.write(entries);
  });
  // 2 % of what comes, spread over the group.
  const entries = Array.from({ length: 400 }, (_, index) => (index % 50 === 7 ? -1 : index));

  const settled = await Promise.allSettled(entries.map((entry) => commits.push(entry)));

  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(entries.map((entry) => entry !== -1));
  expect(store.groups.flat()).toEqual(entries.filter((entry) => entry !== -1));
  // Eight faulty ones: one by one it took 401.
  expect(writes).toBeLessThan(120);
});

it('is drained once everything waiting is settled, and works again afterwards', async () => {
  const store = slowStore();
  const commits = groupCommit(store.write);
  void commits.push(1);
  void commits.push(2);

  await commits.drain();
  const afterDrain = store.groups.flat();
  await commits.push(3);

  expect(afterDrain).toEqual([1, 2]);
  expect(store.groups.flat()).toEqual([1, 2, 3]);
});

it('knows how many wait', async () => {
  const commits = groupCommit(slowStore().write);
  const pushed = [1, 2, 3].map((entry) => commits.push(entry));

  const before = commits.waiting();
  await Promise.all(pushed);

  expect([before, commits.waiting()]).toEqual([3, 0]);
});

it('says it is busy instead of growing without end', async () => {
  const commits = groupCommit<number>(() => new Promise(() => {}));
  for (let entry = 0; entry < 20_000; entry += 1) void commits.push(entry);

  await expect(commits.push(1)).rejects.toMatchObject({ status: 503 });
});
