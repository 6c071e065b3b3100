import 'fake-indexeddb/auto';
import { playersKey } from '@countertop/client/play/deviceKeys';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it } from 'vitest';
import { attemptStore } from './attempts/attemptStore.ts';
import { queueAward } from './awards/sendAwards.ts';
import { unsentAwards } from './awards/unsentAwards.ts';
import { localSave } from './localSave.ts';
import { unsentOfPlayers } from './unsentOfPlayers.ts';

const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
const saveOf = (playerId: string) => ({ playerId, revision: 1, status: 'menu', game }) as const;
const given = { badgeType: 'welcome', title: 'Welcome', description: 'Level 2.', icon: 'bell' } as const;
const nothing = { answers: 0, awards: 0, hasGame: false };

it('tells what waits of each player, the signed-in one first', async () => {
  localStorage.setItem(playersKey, JSON.stringify([{ id: 'mina', nickname: 'Mina', picture: null }]));
  await attemptStore.add(
    [1, 2, 3].map((index) => ({ id: `${index}`, learnerId: index < 3 ? 'mina' : 'own', attempt: {} })),
  );
  localSave.set(saveOf('mina'));
  localSave.set(saveOf('own'));
  queueAward(unsentAwards, 'own', { kind: 'badge', given });
  queueAward(unsentAwards, 'leo', { kind: 'badge', given });

  expect(await unsentOfPlayers('own')).toEqual([
    { name: null, isOwn: true, answers: 1, awards: 1, hasGame: true },
    { name: 'Mina', isOwn: false, answers: 2, awards: 0, hasGame: true },
    { ...nothing, name: null, isOwn: false, awards: 1 },
  ]);
});
