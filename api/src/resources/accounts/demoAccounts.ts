import type { Award } from '@countertop/engine/rewards/award';
import { next } from '@countertop/engine/play/game';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import type { Game } from '@countertop/engine/play/state';
import type { Knex } from 'knex';
import { storeBadge } from '../awards/badges.service.ts';
import { storeCertificate } from '../awards/certificates.service.ts';
import { writeProgress } from '../progress/progress.table.ts';
import { hashPassword } from './passwords.ts';
import { newUser, userByEmail } from './users.ts';
import { AccountModel, type UserRow } from './Account.model.ts';

/** An account to try the site with. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** Who it is, in words. */
  readonly who: string;
}

const password = 'demo counter 7';
const demo = {
  free: { email: 'free@demo.example', password, who: 'a parent without a plan' },
  explorer: {
    email: 'explorer@demo.example',
    password,
    who: 'a parent with Math Explorer and a child that has played',
  },
  admin: { email: 'admin@demo.example', password, who: 'an administrator' },
} as const;

const dayMs = 86_400_000;
const daysPlayed = 6;
/** Any: the same history at each start. */
const seed = 7;
/** A day of the game as a child plays it. */
const secondsPerDay = 420;

interface DemoDay {
  readonly game: Game;
  readonly awards: readonly Award[];
  readonly nowMs: number;
}

/** A child's first days by the rules of the game, one each day until today. */
function playedDays(nowMs: number): DemoDay[] {
  let game = next(newGame({ seed, band: 'ages_6_7', speed: 'standard' }), { type: 'premiumChanged', isPremium: true });
  return Array.from({ length: daysPlayed }, (_, day) => {
    const before = game.awards.length;
    ({ game } = playDay(game, { seed: seed + day, correctPercent: 88 }));
    return { game, awards: game.awards.slice(before), nowMs: nowMs - (daysPlayed - 1 - day) * dayMs };
  });
}

async function giveAward(database: Knex, row: UserRow, award: Award, { game, nowMs }: DemoDay): Promise<void> {
  if (award.kind === 'badge' || award.kind === 'level') await storeBadge(database, row.id, award, nowMs);
  if (award.kind === 'certificate') {
    const timeSpent = (game.stats.day - 1) * secondsPerDay;
    await storeCertificate(database, row.id, { type: award.id, game: savedOf(game), timeSpent }, nowMs);
  }
}

async function giveHistory(database: Knex, row: UserRow, nowMs: number): Promise<void> {
  const days = playedDays(nowMs);
  for (const day of days) for (const award of day.awards) await giveAward(database, row, award, day);
  const last = days.at(-1);
  if (!last) return;
  const game = savedOf(last.game);
  const saved = { user_id: row.id, version: 0, restaurant_name: 'Luna’s Kitchen', game, saved_at: nowMs };
  await writeProgress(database, [{ ...saved, status: 'menu' }]);
}

/** Makes the accounts to try the site with, where they are missing, and gives them. Never where real people are. */
export async function makeDemoAccounts(database: Knex, nowMs: number): Promise<readonly DemoAccount[]> {
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
    await AccountModel.query(database).insert(row);
    if (name === 'explorer') await giveHistory(database, row, nowMs);
  }
  return Object.values(demo);
}

/** Removes them from data that was used for trying and now serves real people. */
export async function removeDemoAccounts(database: Knex): Promise<void> {
  const emails = Object.values(demo).map(({ email }) => email);
  await AccountModel.query(database).whereIn('email', emails).delete();
}
