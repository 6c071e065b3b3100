import { certificateIds, type Award } from '@countertop/engine/award';
import { next } from '@countertop/engine/game';
import { newGame } from '@countertop/engine/newGame';
import { accuracyPercent } from '@countertop/engine/percent';
import { savedOf } from '@countertop/engine/savedGame';
import { playDay } from '@countertop/engine/simulate';
import type { Game } from '@countertop/engine/state';
import type { Knex } from 'knex';
import { giveBadge } from '../awards/badges.service.ts';
import { giveCertificate } from '../awards/certificates.service.ts';
import { writeProgress } from '../progress/progress.table.ts';
import { hashPassword } from './passwords.ts';
import { newUser, userByEmail } from './users.ts';
import { toUser, type UserRow } from './UserRow.ts';

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

const badgeWords = {
  welcome: ['Welcome', 'Reached the second level', 'bell'],
  accuracy_ace: ['Accuracy Ace', 'Eight of the last ten answers were right', 'check'],
  speedy_server: ['Speedy Server', 'Served guests quickly', 'clock'],
  persistence: ['Persistence', 'Tried again until it was right', 'repeat'],
  tutorial_master: ['Tutorial Master', 'Finished the tutorial', 'book'],
  score_master: ['Score Master', 'Reached a thousand points', 'star'],
} as const;

async function giveAward(database: Knex, row: UserRow, award: Award, { game, nowMs }: DemoDay): Promise<void> {
  if (award.kind === 'badge') {
    const [title, description, icon] = badgeWords[award.id];
    await giveBadge(database, row.id, { badgeType: award.id, title, description, icon }, nowMs);
  }
  if (award.kind === 'level') {
    const words = { title: `Level ${award.level}`, description: `Reached level ${award.level}`, icon: 'level' };
    await giveBadge(database, row.id, { badgeType: `level_${award.level}`, ...words }, nowMs);
  }
  if (award.kind === 'certificate') {
    const { stats } = game;
    const name = `${award.id.charAt(0).toUpperCase()}${award.id.slice(1)} Certificate`;
    const figures = {
      score: stats.score,
      challengesCompleted: stats.totalProblems,
      accuracy: accuracyPercent(stats),
      timeSpent: (stats.day - 1) * secondsPerDay,
    };
    const skillLevel = certificateIds.indexOf(award.id) < 2 ? 'beginner' : 'intermediate';
    const given = { certificateType: award.id, title: name, description: 'For good work at the bistro.', skillLevel };
    await giveCertificate(database, toUser(row, nowMs), { ...given, certificateData: figures }, nowMs);
  }
}

async function giveHistory(database: Knex, row: UserRow, nowMs: number): Promise<void> {
  const days = playedDays(nowMs);
  for (const day of days) for (const award of day.awards) await giveAward(database, row, award, day);
  const last = days.at(-1);
  if (!last) return;
  const game = JSON.stringify(savedOf(last.game));
  const saved = {
    user_id: row.id,
    version: 0,
    restaurant_name: 'Luna’s Kitchen',
    status: 'menu',
    game,
    saved_at: nowMs,
  };
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
    await database('users').insert(row);
    if (name === 'explorer') await giveHistory(database, row, nowMs);
  }
  return Object.values(demo);
}

/** Removes them from data that was used for trying and now serves real people. */
export async function removeDemoAccounts(database: Knex): Promise<void> {
  const emails = Object.values(demo).map(({ email }) => email);
  await database('users').whereIn('email', emails).delete();
}
