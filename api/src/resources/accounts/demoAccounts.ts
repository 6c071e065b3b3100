import type { Attempt } from '@countertop/contract/attempts';
import type { Award } from '@countertop/engine/rewards/award';
import { next } from '@countertop/engine/play/game';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import type { Game } from '@countertop/engine/play/state';
import type { Knex } from 'knex';
import { toAttemptRow } from '../attempts/toAttemptRow.ts';
import { writeAttempts } from '../attempts/writeAttempts.ts';
import { storeBadge } from '../awards/badges.service.ts';
import { storeCertificate } from '../awards/certificates.service.ts';
import { writeProgress } from '../progress/progress.table.ts';
import { deleteAccounts } from './deleteAccounts.ts';
import { demoAttempts } from './demoAttempts.ts';
import { insertAccount } from './insertAccount.ts';
import { hashPassword } from './passwords.ts';
import { newUser, userByEmail } from './users.ts';
import { AccountModel, type UserRow } from './Account.model.ts';

/** An account to try the site with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly description: string;
}

const password = 'demo counter 7';
const demo = {
  free: { email: 'free@demo.example', password, description: 'a parent without a plan' },
  explorer: {
    email: 'explorer@demo.example',
    password,
    description: 'a parent with Math Explorer and a child who has played',
  },
  admin: { email: 'admin@demo.example', password, description: 'an administrator' },
} as const;

const dayMs = 86_400_000;
const daysPlayed = 6;
/** Fixed, so that every start creates the same history. */
const seed = 7;
/** Playing time of a day in the game. */
const secondsPerDay = 420;

interface DemoDay {
  readonly game: Game;
  readonly awards: readonly Award[];
  readonly attempts: readonly Attempt[];
  readonly nowMs: number;
}

/** Returns a child's first days in the game, simulated by its rules: one per day until today. */
function playedDays(nowMs: number): DemoDay[] {
  let game = next(newGame({ seed, band: 'ages_6_7', speed: 'standard' }), { type: 'premiumChanged', isPremium: true });
  return Array.from({ length: daysPlayed }, (_, day) => {
    const before = game;
    const played = playDay(before, { seed: seed + day, correctPercent: 88 });
    ({ game } = played);
    const endMs = nowMs - (daysPlayed - 1 - day) * dayMs;
    const attempts = demoAttempts(before, played.events, endMs, before.record.problemsMade);
    return { game, awards: game.awards.slice(before.awards.length), attempts, nowMs: endMs };
  });
}

async function storeAward(database: Knex, row: UserRow, award: Award, { game, nowMs }: DemoDay): Promise<void> {
  if (award.kind === 'badge' || award.kind === 'level') await storeBadge(database, row.id, award, nowMs);
  if (award.kind === 'certificate') {
    const timeSpent = (game.stats.day - 1) * secondsPerDay;
    await storeCertificate(database, row.id, { type: award.id, game: savedOf(game), timeSpent }, nowMs);
  }
}

async function storeHistory(database: Knex, row: UserRow, nowMs: number): Promise<void> {
  const days = playedDays(nowMs);
  for (const day of days) for (const award of day.awards) await storeAward(database, row, award, day);
  const attempts = days.flatMap((day) => day.attempts.map((attempt) => toAttemptRow(row.id, attempt, nowMs)));
  await writeAttempts(
    database,
    attempts.filter((attempt) => typeof attempt !== 'string'),
  );
  const last = days.at(-1);
  if (!last) return;
  const game = savedOf(last.game);
  const saved = { learner_id: row.id, version: 0, restaurant_name: 'Luna’s Kitchen', game, saved_at: nowMs };
  await writeProgress(database, [{ ...saved, status: 'menu' }]);
}

/** Creates the missing demo accounts and returns all of them. Must never run in production. */
export async function createDemoAccounts(database: Knex, nowMs: number): Promise<readonly DemoAccount[]> {
  const changes = {
    free: { display_name: 'Sam' },
    explorer: { display_name: 'Robin', subscription_tier: 'explorer', subscription_end_at: nowMs + 200 * dayMs },
    admin: { display_name: 'Alex', role: 'admin' },
  } as const;
  for (const name of ['free', 'explorer', 'admin'] as const) {
    const { email } = demo[name];
    if (await userByEmail(database, email)) continue;
    const since = nowMs - daysPlayed * dayMs;
    const confirmed = { confirmed_at: since, adult_confirmed_at: since, password_hash: await hashPassword(password) };
    const row: UserRow = { ...newUser(email, since), ...confirmed, ...changes[name], last_seen_at: nowMs };
    await insertAccount(database, row);
    if (name === 'explorer') await storeHistory(database, row, nowMs);
  }
  return Object.values(demo);
}

/** Removes the demo accounts, in case a database used for trying the site goes into production. */
export async function removeDemoAccounts(database: Knex): Promise<void> {
  const emails = Object.values(demo).map(({ email }) => email);
  await database.transaction((trx) => deleteAccounts(trx, AccountModel.query().whereIn('email', emails)));
}
