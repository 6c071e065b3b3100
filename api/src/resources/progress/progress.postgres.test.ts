import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it } from 'vitest';
import { insertAccount } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { writeProgress } from './progress.table.ts';

it('responds on both servers that save a first game at the same time', async () => {
  const at = await openTestDatabase();
  const servers = [at.database, await at.reopen()];
  const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const user = { ...newUser(`person${attempt}@home.example`, 1), id: `person ${attempt}` };
    await insertAccount(at.database, user);
    const save = { learnerId: user.id, version: 0, status: 'menu', game, savedAt: 1 } as const;

    const outcomes = await Promise.all(
      servers.map((server, index) => writeProgress(server, [{ ...save, restaurantName: `Bistro ${index}` }])),
    );

    expect(new Set(outcomes.map(([outcome]) => outcome?.kind))).toEqual(new Set(['saved', 'outdated']));
  }
  await servers[1]?.destroy();
  await at.end();
});
