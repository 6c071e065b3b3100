// @ts-check
import { call } from './call.mjs';
import { acknowledgedLost } from './kills.mjs';
import { addPeople } from './people.mjs';

const writers = 32;

/** @typedef {import('./people.mjs').Person & { acknowledged: number }} Writer `acknowledged`: the last confirmed version */

/**
 * Saves until the server is killed.
 * @param {string} url @param {Writer} writer @param {object} game
 */
export async function saveUntilKilled(url, writer, game) {
  const address = `${url}/api/player-progress/${writer.id}`;
  const before = await call(address, writer).catch(() => null);
  if (before === null) return;
  let version = before.status === 200 ? JSON.parse(before.text).version : 0;
  for (;;) {
    const body = JSON.stringify({ version, restaurantName: null, status: 'menu', game: { ...game, random: version } });
    const answer = await call(address, { method: 'PUT', cookie: writer.cookie, body }).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`A save returned status ${answer.status}: ${answer.text}`);
    version += 1;
    writer.acknowledged = version;
  }
}

/**
 * Returns how many writers find an older game than the last acknowledged one, or a different game with its version.
 * @param {string} url @param {readonly Writer[]} people
 */
export async function countLostSaves(url, people) {
  const found = await Promise.all(
    people.map(async (person) => {
      if (person.acknowledged === 0) return false;
      const { status, text } = await call(`${url}/api/player-progress/${person.id}`, person);
      if (status !== 200) return true;
      const { version, game } = JSON.parse(text);
      // An unacknowledged save may be stored as well.
      return version < person.acknowledged || game.random !== version - 1;
    }),
  );
  return found.filter((isLost) => isLost).length;
}

/**
 * Kills a server 20 times while players save, and checks each time that all acknowledged saves are stored.
 * @param {object} game
 */
export function acknowledgedSavesLost(game) {
  return acknowledgedLost({
    writers: async (database) => (await addPeople(database, writers)).map((person) => ({ ...person, acknowledged: 0 })),
    write: (url, writer) => saveUntilKilled(url, writer, game),
    countLost: countLostSaves,
  });
}
