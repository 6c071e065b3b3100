import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendErased, erasedListOf } from '../../resources/erasure/erasedList.ts';
import { mustEraseOutdated, type OutdatedChoice } from './outdated.ts';

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(36));

let folder: string;
let choice: OutdatedChoice;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-outdated-'));
  choice = { erasedFile: path.join(folder, 'erased'), chosen: undefined, ask: null };
  // Accounts erased by people are not asked about.
  await appendErased(choice.erasedFile, [{ id: 'd'.repeat(36), erasedAt: 1, kind: 'account' }]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const list = () =>
  appendErased(
    erasedListOf(choice.erasedFile, true).file,
    ids.map((id) => ({ id, erasedAt: 1, kind: 'account' })),
  );

it('asks nothing if the backup lists everything that retention has erased', async () => {
  expect(await mustEraseOutdated(choice, new Set())).toBe(false);
  await list();
  expect(await mustEraseOutdated(choice, new Set(ids))).toBe(false);
});

it.each([true, false])('asks how to go on, and takes %s for an answer', async (answer) => {
  await list();
  const questions: string[] = [];

  async function ask(question: string): Promise<boolean> {
    questions.push(question);
    return answer;
  }

  expect(await mustEraseOutdated({ ...choice, ask }, new Set(ids.slice(1, 2)))).toBe(answer);
  expect(questions).toEqual([expect.stringMatching(/because of their age, 2 in all\. Erase them again\?/)]);
});

it('needs an option if nobody can be asked', async () => {
  await list();

  await expect(mustEraseOutdated(choice, new Set())).rejects.toThrow(
    /3 in all\. Nothing was restored\. Add --erase-outdated .+ --keep-outdated/,
  );
  expect(await mustEraseOutdated({ ...choice, chosen: false }, new Set())).toBe(false);
  expect(await mustEraseOutdated({ ...choice, chosen: true }, new Set())).toBe(true);
});
