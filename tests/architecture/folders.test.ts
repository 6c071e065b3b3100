import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/planted.ts';
import { textOf } from '../support/sources.ts';

const maxEntries = 40;

/** Returns the folders that directly contain more files and folders than a reader takes in. */
function crowdedFolders(files: readonly string[]): readonly string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let entry = file; entry !== '.'; entry = path.posix.dirname(entry)) {
      const folder = path.posix.dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...entries].filter(([, { size }]) => size > maxEntries).map(([folder]) => folder);
}

/** Folders that docs/architecture.md lists with the reason for their size. */
const excused = Array.from(
  textOf('docs/architecture.md').matchAll(/^- `([^`]+)` has more: \w+/gm),
  ([, folder = '']) => folder,
);

it('finds a folder with more than 40 files and folders', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `play/orders/${index}/Order.tsx`);

  expect(crowdedFolders(numbered(maxEntries))).toEqual([]);
  expect(crowdedFolders([...numbered(maxEntries), 'play/orders/Order.tsx'])).toEqual(['play/orders']);
});

it('has no such folder without a reason in docs/architecture.md', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });

  expect(crowdedFolders(listed.trim().split('\n')).toSorted()).toEqual(excused.toSorted());
});
