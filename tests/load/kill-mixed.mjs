// @ts-check
import { countLostEvents, newVisitor, postUntilKilled } from './kill-events.mjs';
import { countLostSaves, saveUntilKilled } from './kill-saves.mjs';
import { acknowledgedLost } from './kills.mjs';
import { addPeople } from './people.mjs';

const perKind = 16;

/** @typedef {import('./kill-events.mjs').Visitor | import('./kill-saves.mjs').Writer} One */

/** @param {One} one @returns {one is import('./kill-events.mjs').Visitor} */
const isVisitor = (one) => 'session' in one;
/** @param {One} one @returns {one is import('./kill-saves.mjs').Writer} */
const isWriter = (one) => !('session' in one);

/**
 * Kills a server 20 times while visitors send events and players save, and checks each time that everything acknowledged is stored.
 * @param {object} game
 */
export function acknowledgedMixedLost(game) {
  return acknowledgedLost({
    async writers(database) {
      const people = await addPeople(database, perKind);
      /** @type {One[]} */
      const all = people.map((person) => ({ ...person, acknowledged: 0 }));
      for (let index = 0; index < perKind; index += 1) all.push(newVisitor(index));
      return all;
    },
    write: (url, one) => (isVisitor(one) ? postUntilKilled(url, one) : saveUntilKilled(url, one, game)),
    async countLost(url, all, database) {
      const events = await countLostEvents(url, all.filter(isVisitor), database);
      return events + (await countLostSaves(url, all.filter(isWriter)));
    },
  });
}
