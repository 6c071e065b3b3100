import { call } from '@countertop/client/shared/call';
import { storedValue } from '@countertop/client/shared/storedValue';
import { isRefusal } from '@countertop/client/shared/CallError';
import { postExtraTime, putPlayLimits, putPlayTime } from '@countertop/contract/family/playLimits';
import { ownTimeZone, wallTimeIn, type WallTime } from '@countertop/contract/shared/timeZone';
import * as z from 'zod/mini';
import { type DayOfPlay, newDay, onDay, withAnswer, withExtraTime, withRefusal } from './playTime.ts';

const count = z.number().check(z.minimum(0));

const daySeconds = { day: z.iso.date(), seconds: count };

/** Fields with a default are missing in what older versions stored. */
const recordSchema = z.object({
  /** Identifies this device in reports. */
  deviceId: z.uuid(),
  /** The child who plays here; null for a grown-up. For starts without a connection. */
  playingId: z.nullable(z.string()),
  /** How far the server's clock was ahead of this device's at its last answer. */
  serverAheadMs: z._default(z.number(), 0),
  learners: z.record(
    z.string(),
    z.object({
      ...daySeconds,
      before: z._default(z.nullable(z.object(daySeconds)), null),
      confirmed: z._default(z.enum(['no', 'yes', 'refused']), 'no'),
      elsewhereSeconds: count,
      extraSeconds: count,
      quietSeconds: count,
      limits: putPlayLimits.output,
      timeZone: z._default(z.nullable(z.string()), null),
    }),
  ),
});
type PlayTimeRecord = z.infer<typeof recordSchema>;

/** Children's limits and the time they have played today. Shared by all tabs. */
export const playTimeRecord = storedValue<PlayTimeRecord | null>({
  area: 'localStorage',
  key: 'countertop.play-time.v1',
  fallback: null,
  read: (json) => z.safeParse(recordSchema, json).data,
});

function currentRecord(): PlayTimeRecord {
  return playTimeRecord.get() ?? { deviceId: crypto.randomUUID(), playingId: null, serverAheadMs: 0, learners: {} };
}

/** Stores who plays here. */
export function rememberPlaying(playingId: string | null): void {
  if ((playTimeRecord.get()?.playingId ?? null) !== playingId) playTimeRecord.set({ ...currentRecord(), playingId });
}

/** Returns the wall time in the learner's time zone, by the server's clock as far as this device knows it. */
export function playerTime(learnerId: string): WallTime {
  const { serverAheadMs, learners } = currentRecord();
  return wallTimeIn(learners[learnerId]?.timeZone ?? ownTimeZone(), Date.now() + serverAheadMs);
}

/** Returns the learner's day of play as it was stored last, even if it is over. */
export function storedPlay(learnerId: string): DayOfPlay {
  return currentRecord().learners[learnerId] ?? newDay(playerTime(learnerId).day);
}

/** Returns the learner's day of play. */
export function readPlay(learnerId: string): DayOfPlay {
  return onDay(storedPlay(learnerId), playerTime(learnerId).day);
}

/** Changes the learner's day of play. */
export function updatePlay(
  learnerId: string,
  change: (play: DayOfPlay) => DayOfPlay,
  serverAheadMs = currentRecord().serverAheadMs,
): void {
  const record = currentRecord();
  const play = change(readPlay(learnerId));
  playTimeRecord.set({ ...record, serverAheadMs, learners: { ...record.learners, [learnerId]: play } });
}

/**
 * Reports the time played to the server and takes its day and limits. `keepalive` lets the report outlive the page. Throws `CallError` if
 * the server refuses: then no day begins by the clock of this device.
 */
export async function reportPlayTime(learnerId: string, { keepalive = false } = {}): Promise<void> {
  const record = currentRecord();
  // Stores a new device's ID, so that all reports have the same.
  if (playTimeRecord.get() === null) playTimeRecord.set(record);
  const { deviceId } = record;
  const { day, seconds } = readPlay(learnerId);
  try {
    const report = { learnerId, timeZone: ownTimeZone(), day, deviceId, seconds };
    const answer = await call(putPlayTime, report, { keepalive });
    const serverAheadMs = Date.parse(answer.serverTime) - Date.now();
    updatePlay(learnerId, (play) => withAnswer(play, answer), serverAheadMs);
  } catch (error) {
    if (isRefusal(error)) updatePlay(learnerId, withRefusal);
    throw error;
  }
}

/** How a grown-up proves that they are one. */
export type Proof = { readonly pin: string } | { readonly password: string };

/** Adds the extra minutes of a grown-up. Throws `CallError` if the PIN or the password is wrong. */
export async function addExtraTime(learnerId: string, proof: Proof): Promise<void> {
  const answer = await call(postExtraTime, { learnerId, timeZone: ownTimeZone(), ...proof });
  updatePlay(learnerId, (play) => withExtraTime(play, answer, playerTime(learnerId)));
}
