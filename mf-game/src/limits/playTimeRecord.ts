import { localDay } from '@countertop/client/localDay';
import { call } from '@countertop/client/call';
import { storedValue } from '@countertop/client/storedValue';
import { postExtraTime, putPlayLimits, putPlayTime } from '@countertop/contract/playLimits';
import * as z from 'zod/mini';
import { type DayOfPlay, newDay, onDay, withAnswer, withExtraTime } from './playTime.ts';

const count = z.number().check(z.minimum(0));

const recordSchema = z.object({
  /** Identifies this device in reports. */
  deviceId: z.uuid(),
  /** The child who plays here; null for a grown-up. For starts without a connection. */
  playingId: z.nullable(z.string()),
  learners: z.record(
    z.string(),
    z.object({
      day: z.iso.date(),
      seconds: count,
      elsewhereSeconds: count,
      extraSeconds: count,
      quietSeconds: count,
      limits: putPlayLimits.output,
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
  return playTimeRecord.get() ?? { deviceId: crypto.randomUUID(), playingId: null, learners: {} };
}

/** Stores who plays here. */
export function rememberPlaying(playingId: string | null): void {
  if ((playTimeRecord.get()?.playingId ?? null) !== playingId) playTimeRecord.set({ ...currentRecord(), playingId });
}

/** Returns the learner's day of play. */
export function readPlay(learnerId: string, now: Date): DayOfPlay {
  const today = localDay(now);
  const play = currentRecord().learners[learnerId];
  return play === undefined ? newDay(today) : onDay(play, today);
}

/** Changes the learner's day of play. */
export function updatePlay(learnerId: string, now: Date, change: (play: DayOfPlay) => DayOfPlay): void {
  const record = currentRecord();
  const play = change(readPlay(learnerId, now));
  playTimeRecord.set({ ...record, learners: { ...record.learners, [learnerId]: play } });
}

/** Reports the time played to the server and takes its limits. `keepalive` lets the report outlive the page. */
export async function reportPlayTime(learnerId: string, { keepalive = false } = {}): Promise<void> {
  // Stores a new device's ID, so that all reports have the same.
  updatePlay(learnerId, new Date(), (play) => play);
  const { deviceId } = currentRecord();
  const { day, seconds } = readPlay(learnerId, new Date());
  const answer = await call(putPlayTime, { learnerId, day, deviceId, seconds }, { keepalive });
  updatePlay(learnerId, new Date(), (play) => (play.day === day ? withAnswer(play, answer, seconds) : play));
}

/** How a grown-up proves that they are one. */
export type Proof = { readonly pin: string } | { readonly password: string };

/** Adds the extra minutes of a grown-up. Throws `CallError` if the PIN or the password is wrong. */
export async function addExtraTime(learnerId: string, proof: Proof): Promise<void> {
  const { day } = readPlay(learnerId, new Date());
  const answer = await call(postExtraTime, { learnerId, day, ...proof });
  const now = new Date();
  updatePlay(learnerId, now, (play) => withExtraTime(play, answer, now));
}
