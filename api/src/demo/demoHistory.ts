import type { Attempt } from '@countertop/contract/play/attempts';
import { dayMs } from '@countertop/contract/shared/time';
import type { Award } from '@countertop/engine/rewards/award';
import { next } from '@countertop/engine/play/game';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import type { Game } from '@countertop/engine/play/state';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { Knex } from 'knex';
import { toAttemptRow } from '../resources/attempts/toAttemptRow.ts';
import { writeAttempts } from '../resources/attempts/writeAttempts.ts';
import { storeBadge } from '../resources/awards/badges.service.ts';
import { storeCertificate } from '../resources/awards/certificates.service.ts';
import { writeProgress } from '../resources/progress/progress.table.ts';
import { demoAttempts } from './demoAttempts.ts';

/** Days that a demo child has played. */
export const daysPlayed = 6;
/** Playing time of a day in the game. */
const secondsPerDay = 420;

/** A child of a demo account. */
export interface DemoChild {
  readonly learnerId: string;
  readonly restaurantName: string;
  readonly band: AgeBand;
  /** Fixed, so that every start creates the same history. */
  readonly seed: number;
  readonly correctPercent: number;
}

interface DemoDay {
  readonly game: Game;
  readonly awards: readonly Award[];
  readonly attempts: readonly Attempt[];
  readonly nowMs: number;
}

/** Returns a child's first days in the game, simulated by its rules: one per day until today. */
function playedDays({ seed, band, correctPercent }: DemoChild, nowMs: number): DemoDay[] {
  let game = next(newGame({ seed, band, speed: 'standard' }), { type: 'premiumChanged', isPremium: true });
  return Array.from({ length: daysPlayed }, (_, day) => {
    const before = game;
    const played = playDay(before, { seed: seed + day, correctPercent });
    ({ game } = played);
    const endMs = nowMs - (daysPlayed - 1 - day) * dayMs;
    const attempts = demoAttempts(before, played.events, endMs, before.record.problemsMade);
    return { game, awards: game.awards.slice(before.awards.length), attempts, nowMs: endMs };
  });
}

async function storeAward(database: Knex, learnerId: string, award: Award, { game, nowMs }: DemoDay): Promise<void> {
  if (award.kind === 'badge' || award.kind === 'level') await storeBadge(database, learnerId, award, nowMs);
  if (award.kind === 'certificate') {
    const timeSpent = (game.stats.day - 1) * secondsPerDay;
    await storeCertificate(database, learnerId, { type: award.id, game: savedOf(game), timeSpent }, nowMs);
  }
}

/** Stores a simulated history of a child: answers, awards and the saved game. */
export async function storeHistory(database: Knex, child: DemoChild, nowMs: number): Promise<void> {
  const { learnerId, restaurantName } = child;
  const days = playedDays(child, nowMs);
  for (const day of days) for (const award of day.awards) await storeAward(database, learnerId, award, day);
  const attempts = days.flatMap((day) => day.attempts.map((attempt) => toAttemptRow(learnerId, attempt, nowMs)));
  await writeAttempts(
    database,
    attempts.filter((attempt) => typeof attempt !== 'string'),
  );
  const last = days.at(-1);
  if (!last) return;
  const game = savedOf(last.game);
  const saved = { learnerId, version: 0, restaurantName, game, savedAt: nowMs };
  await writeProgress(database, [{ ...saved, status: 'menu' }]);
}
