// @ts-check
import { fileURLToPath } from 'node:url';
import { build } from '../../tools/build.mjs';
import { importSource } from './bundle.mjs';
import { call } from './call.mjs';
import { acknowledgedLost, kills } from './kills.mjs';
import { addPeople } from './people.mjs';

const writers = 32;

/** @typedef {import('./people.mjs').Person & { acknowledged: number }} Writer `acknowledged`: the last version answered. */

/**
 * Saves until the server is gone.
 * @param {string} url @param {Writer} writer @param {object} game
 */
export async function saveUntilGone(url, writer, game) {
  const address = `${url}/api/player-progress/${writer.id}`;
  const before = await call(address, writer).catch(() => null);
  if (before === null) return;
  let version = before.status === 200 ? JSON.parse(before.text).version : 0;
  for (;;) {
    const body = JSON.stringify({ version, restaurantName: null, status: 'menu', game: { ...game, random: version } });
    const answer = await call(address, { method: 'PUT', cookie: writer.cookie, body }).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`A saving was answered with ${answer.status}: ${answer.text}`);
    version += 1;
    writer.acknowledged = version;
  }
}

/**
 * How many writers find an older game than the last one that was acknowledged, or another one under its version.
 * @param {string} url @param {readonly Writer[]} people
 */
export async function countLostSaves(url, people) {
  const found = await Promise.all(
    people.map(async (person) => {
      if (person.acknowledged === 0) return false;
      const { status, text } = await call(`${url}/api/player-progress/${person.id}`, person);
      if (status !== 200) return true;
      const { version, game } = JSON.parse(text);
      // One that was written and not answered may be there as well.
      return version < person.acknowledged || game.random !== version - 1;
    }),
  );
  return found.filter((isLost) => isLost).length;
}

/**
 * Kills a server 20 times while children save, and looks each time whether what it had acknowledged is still there.
 * @param {object} game
 */
export function acknowledgedSavesLost(game) {
  return acknowledgedLost({
    writers: async (database) => (await addPeople(database, writers)).map((person) => ({ ...person, acknowledged: 0 })),
    write: (url, writer) => saveUntilGone(url, writer, game),
    countLost: countLostSaves,
  });
}

// `node tests/load/kill-saves.mjs`: the same by itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build({ only: ['api'] });
  /** @type {typeof import('./playedGame.ts')} */
  const { playedGame } = await importSource('playedGame', 'tests/load/playedGame.ts');
  const { lost, acknowledged } = await acknowledgedSavesLost(playedGame());
  console.log(`${kills} times kill -9: ${acknowledged} savings acknowledged, ${lost} lost.`);
  process.exitCode = lost === 0 ? 0 : 1;
}
