import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fairTurns } from './fairTurns.ts';

it('admits one caller per turn of the event loop, in order', async () => {
  const myTurn = fairTurns();
  const seen: string[] = [];
  const enter = (name: string) => void myTurn().then(() => seen.push(name));
  enter('a');
  enter('b');
  enter('c');

  const seenByTurn = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await nextTurn();
    seenByTurn.push(seen.join(''));
    if (turn === 1) enter('d');
  }

  expect(seenByTurn).toEqual(['a', 'ab', 'abc', 'abcd', 'abcd']);
});
