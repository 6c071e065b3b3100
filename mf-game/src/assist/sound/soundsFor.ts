import type { Celebration, Popup } from '@countertop/engine/rewards/award';
import type { Game, Table } from '@countertop/engine/play/game';
import { patienceFraction } from '@countertop/engine/play/floor/table';
import type { Step } from '../../session/gameStore.ts';
import type { SoundName } from './tones.ts';

/** The last fifth of the patience, when the customer's face and label change too. */
const lowFraction = 0.2;

/** Returns the sounds for a step, most important first. */
export function soundsFor({ before, after, event }: Step): readonly SoundName[] {
  if (after.status !== 'playing') return [];
  const sounds: readonly (SoundName | false)[] = [
    isNew(before.dayComplete, after.dayComplete) && 'dayComplete',
    isLevelNew(before, after) && 'levelUp',
    isNew(before.result, after.result) && (after.result?.isCorrect === true ? 'correct' : 'wrong'),
    ...celebrated(shownCelebration(before), shownCelebration(after)),
    event.type === 'tablePressed' && isServed(before, after) && 'served',
    isNew(before.order, after.order) && 'orderTaken',
    someTable(before, after, (was, is) => was.status === 'available' && is.status === 'seating') && 'arrived',
    someTable(before, after, (was, is) => !isLow(was, before) && isLow(is, after)) && 'patienceLow',
  ];
  return sounds.filter((sound) => sound !== false);
}

const isNew = (before: object | null, after: object | null) => before === null && after !== null;

const isLevelNew = (before: Game, after: Game) =>
  after.levelUp !== null && after.levelUp.level !== before.levelUp?.level;

const isLow = (table: Table, { speed }: Game) =>
  table.status === 'waiting' && patienceFraction(table, speed) <= lowFraction;

/** The end-of-day sound replaces the served sound. */
const isServed = (before: Game, after: Game) =>
  after.dayComplete === null && someTable(before, after, (was, is) => was.status === 'ready' && is.status !== 'ready');

/** Returns the visible scene or popup. They wait for the result to close, and popups for the scenes. */
function shownCelebration({ result, celebrations, popups }: Game): Celebration | Popup | undefined {
  return result === null ? (celebrations[0] ?? popups[0]) : undefined;
}

function celebrated(
  before: Celebration | Popup | undefined,
  after: Celebration | Popup | undefined,
): readonly SoundName[] {
  if (after === undefined || after === before) return [];
  return ['kind' in after ? 'levelUp' : 'badge'];
}

function someTable(before: Game, after: Game, happened: (was: Table, is: Table) => boolean): boolean {
  return after.tables.some((table, index) => {
    const earlier = before.tables[index];
    return earlier !== undefined && earlier !== table && happened(earlier, table);
  });
}
