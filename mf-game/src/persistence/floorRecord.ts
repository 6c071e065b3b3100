import { savedGameShape } from '@countertop/contract/play/savedGame';
import { type StoredValue, storedValue } from '@countertop/client/shared/storedValue';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { gameSpeeds } from '@countertop/engine/play/floor/gameSpeeds';
import { dishIds } from '@countertop/engine/play/day/menu';
import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes, problemVariants } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import { moneySupports } from '@countertop/engine/rewards/moneySupport';
import type { OpenFloor } from '@countertop/engine/saved-game/openFloor';
import * as z from 'zod/mini';
import { drawerPieces } from '../session/drawerPieces.ts';
import type { OrderEntry, Step } from '../session/gameStore.ts';
import type { LocalSave } from './localSaveSchema.ts';
import { fingerprint } from './resolveConflict.ts';

const ms = z.number().check(z.minimum(0));
const count = z.int().check(z.minimum(0));
const tableId = z.literal([1, 2, 3, 4, 5, 6]);
const customer = z.enum(customerIds);
const dish = z.enum(dishIds);
const visit = z.optional(
  z.object({ skill: z.enum(skillIds), band: z.enum(ageBands), visitedOn: z.nullable(z.iso.date()) }),
);

const table = z.discriminatedUnion('status', [
  z.object({ id: tableId, status: z.literal('available'), hasPlates: z.optional(z.literal(true)) }),
  z.object({ id: tableId, status: z.literal('seating'), customer, seatedInMs: z.number(), visit }),
  z.object({ id: tableId, status: z.literal('waiting'), customer, patienceMs: z.number(), turnsWaited: count, visit }),
  z.object({ id: tableId, status: z.literal('ready'), customer, dish, isSecondChoice: z.optional(z.literal(true)) }),
]);

const order = z.object({
  tableId,
  customer,
  problem: z.object({
    id: z.string(),
    variant: z.enum(problemVariants),
    type: z.enum(problemTypes),
    band: z.enum(ageBands),
    dish,
    givens: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
  timeLeftMs: z.nullable(ms),
  elapsedMs: ms,
  workedMs: ms,
  origin: z.enum(['drawn', 'follow_up', 'review']),
  visit,
  challenge: z.enum(['easier', 'usual', 'harder']),
  opensPicture: z.boolean(),
  moneySupport: z.nullable(z.enum(moneySupports)),
  missedFavorite: z.nullable(dish),
  hintsShown: count,
  question: z.nullable(z.object({ text: z.string(), readings: z.tuple([z.number(), z.number()]) })),
});

const floor = z.object({
  tables: z.array(table).check(z.length(6)),
  order: z.nullable(order),
  nextArrivalMs: z.number(),
  recentCustomers: z.array(customer),
  speed: z.enum(gameSpeeds),
  random: count,
  record: savedGameShape.shape.record,
});

const entry = z.object({ problemId: z.string(), text: z.string(), money: z.array(z.literal(drawerPieces)) });

const storedFloor = z.object({ playerId: z.string(), mark: z.string(), floor, entry: z.optional(entry) });

/** A day in progress in this browser. */
export interface StoredFloor {
  readonly playerId: string;
  /** Fingerprint of the saved game that it continues. */
  readonly mark: string;
  readonly floor: OpenFloor;
  /** Entries for the open order. */
  readonly entry?: OrderEntry | undefined;
}

/** Parses a stored day. Returns undefined if any part of it is invalid. */
export function parseFloor(json: unknown): StoredFloor | undefined {
  return storedFloor.safeParse(json).data;
}

/** Stored apart from the saved game, which older versions must be able to read. */
export const floorRecord = storedValue<StoredFloor | null>({
  area: 'localStorage',
  key: 'countertop.floor.v1',
  fallback: null,
  read: parseFloor,
});

/** Returns the day in progress that continues a player's saved game, or null. */
export function floorOf(
  storage: StoredValue<StoredFloor | null>,
  playerId: string,
  { game }: Pick<LocalSave, 'game'>,
): StoredFloor | null {
  const stored = storage.get();
  return stored?.playerId === playerId && stored.mark === fingerprint(game) ? stored : null;
}

/** Whether a step changed more of the floor than its clocks. */
export function hasFloorChanged({ before, after, event }: Step): boolean {
  if (event.type !== 'ticked') return true;
  return before.tables.some(({ status }, index) => status !== after.tables[index]?.status);
}
