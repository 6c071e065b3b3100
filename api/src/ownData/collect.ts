import { figuresOf } from '@countertop/contract/progress';
import type { SavedGame } from '@countertop/engine/savedGame';
import type { Knex } from 'knex';
import type { UserRow } from '../account/Account.model.ts';
import { listBadges } from '../awards/badges.service.ts';
import { listCertificates } from '../awards/certificates.service.ts';
import type { Lines } from '../csv.ts';
import type { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { listPayments } from '../payments/listPayments.ts';
import { PlayerProgressModel } from '../progress/PlayerProgress.model.ts';
import type { PreviousGameRow } from '../progress/PreviousGame.model.ts';
import { listPreviousGames } from '../progress/previousGames.table.ts';
import { progressOf } from '../progress/progress.service.ts';

/** All that is stored of a person, by kind. */
export interface OwnData {
  readonly tables: Readonly<Record<string, Lines>>;
  /** The saved game, whole; null when there is none. */
  readonly savedGame: SavedGame | null;
  /** The games that another one has replaced, whole. */
  readonly previousSavedGames: readonly SavedGame[];
}

const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

function accountOf(row: UserRow) {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    // The password itself is not stored: only what it can be checked against.
    hasPassword: row.password_hash !== null,
    identityProvider: row.issuer,
    idAtIdentityProvider: row.subject,
    subscriptionTier: row.subscription_tier,
    subscriptionStatus: row.subscription_status,
    subscriptionEndDate: timeOf(row.subscription_end_at),
    confirmedToBeAdultAt: timeOf(row.adult_confirmed_at),
    emailConfirmedAt: timeOf(row.confirmed_at),
    createdAt: timeOf(row.created_at),
    lastSeenAt: timeOf(row.last_seen_at),
  };
}

interface StoredSession {
  readonly device: string | null;
  readonly created_at: number;
  readonly last_used_at: number;
  readonly reauthenticated_at: number | null;
}

async function sessionLines(database: Knex, userId: string): Promise<Lines> {
  const rows: StoredSession[] = await database('auth_sessions').where({ user_id: userId }).orderBy('created_at');
  return rows.map(({ device, created_at: created, last_used_at: used, reauthenticated_at: proven }) => ({
    device,
    signedInAt: timeOf(created),
    lastUsedAt: timeOf(used),
    passwordLastEnteredAt: timeOf(proven),
  }));
}

/** Addresses that the account is about to move to, or can be moved back to. */
async function addressLines(database: Knex, userId: string): Promise<Lines> {
  const links: { new_email: string; expires_at: number }[] = await database('single_use_links')
    .where({ user_id: userId })
    .whereNotNull('new_email')
    .select('new_email', 'expires_at');
  const reverts: { email: string; expires_at: number }[] = await database('email_reverts')
    .where({ user_id: userId })
    .select('email', 'expires_at');
  return [
    ...links.map((link) => ({ address: link.new_email, kind: 'new', linkWorksUntil: timeOf(link.expires_at) })),
    ...reverts.map((link) => ({ address: link.email, kind: 'earlier', linkWorksUntil: timeOf(link.expires_at) })),
  ];
}

interface StoredFactor {
  readonly made_at: number;
  readonly on_at: number | null;
  readonly removal_due_at: number | null;
}

/** The secret itself is for the person's app alone. */
async function secondFactorLines(database: Knex, userId: string): Promise<Lines> {
  const rows: StoredFactor[] = await database('second_factors').where({ user_id: userId });
  return rows.map(({ made_at: made, on_at: on, removal_due_at: due }) => ({
    secretMadeAt: timeOf(made),
    turnedOnAt: timeOf(on),
    removalDueAt: timeOf(due),
  }));
}

/** Early access is stored by email address: the rows with this person's address are theirs. */
async function wishLines(database: Knex, email: string): Promise<Lines> {
  const rows: EarlyAccessModel[] = await database('early_access').where({ email }).orderBy('created_at');
  return rows.map(({ game_title: gameTitle, source, ...times }) => ({
    gameTitle,
    source,
    askedAt: timeOf(times.created_at),
    deletedUnlessConfirmedBy: times.confirmed_at === null ? timeOf(times.confirm_by) : null,
    confirmedAt: timeOf(times.confirmed_at),
  }));
}

interface StoredCancellation {
  readonly reason: string | null;
  readonly cancelled_at: number;
}

async function cancellationLines(database: Knex, userId: string): Promise<Lines> {
  const rows: StoredCancellation[] = await database('subscription_cancellations')
    .where({ user_id: userId })
    .orderBy('id');
  return rows.map(({ reason, cancelled_at: cancelled }) => ({ reason, cancelledAt: timeOf(cancelled) }));
}

interface StoredReminder {
  readonly end_at: number;
  readonly days_before: number;
  readonly attempted_at: number;
  readonly sent_at: number | null;
}

async function reminderLines(database: Knex, userId: string): Promise<Lines> {
  const rows: StoredReminder[] = await database('plan_end_reminders')
    .where({ user_id: userId })
    .orderBy(['end_at', { column: 'days_before', order: 'desc' }]);
  return rows.map(({ end_at: end, days_before: daysBefore, attempted_at: attempted, sent_at: sent }) => ({
    planEndDate: timeOf(end),
    daysBefore,
    attemptedAt: timeOf(attempted),
    sentAt: timeOf(sent),
  }));
}

interface StoredLook {
  readonly at: number;
  readonly action: string;
}

/** When administrators saw this person's record; who they are is their own affair. */
async function lookLines(database: Knex, userId: string): Promise<Lines> {
  const rows: StoredLook[] = await database('audit_people')
    .join('audit_log', 'audit_log.id', 'audit_people.entry_id')
    .where({ 'audit_people.user_id': userId })
    .orderBy('audit_log.id')
    .select('audit_log.at', 'audit_log.action');
  return rows.map(({ at, action }) => ({ seenAt: timeOf(at), action }));
}

/** What an administrator looked at: it is written under that person's id. */
async function ownLookLines(database: Knex, userId: string): Promise<Lines> {
  const rows: (StoredLook & { people: number })[] = await database('audit_log')
    .where({ admin_id: userId })
    .orderBy('id')
    .select('at', 'action', 'people');
  return rows.map(({ at, action, people }) => ({ lookedAt: timeOf(at), action, people }));
}

function practiceLines(game: SavedGame | null): Lines {
  return Object.entries(game?.practice ?? {}).map(([skill, { asked, right }]) => ({ skill, asked, right }));
}

function previousGameLines(games: readonly PreviousGameRow[]): Lines {
  return games.map((row) => ({
    ...figuresOf(row.game),
    restaurantName: row.restaurant_name,
    lastPlayed: timeOf(row.saved_at),
    replacedAt: timeOf(row.replaced_at),
  }));
}

/** Collects everything that is stored of a person; undefined when the account is gone. */
export async function collectOwnData(database: Knex, userId: string): Promise<OwnData | undefined> {
  const user = await database<UserRow>('users').where({ id: userId }).first();
  if (user === undefined) return undefined;
  const row = await PlayerProgressModel.query(database).findById(userId);
  const stored = row ? progressOf(row) : null;
  const { game = null, ...figures } = stored ?? {};
  const previous = await listPreviousGames(database, userId, 0);
  const certificates = await listCertificates(database, userId);
  const tables = {
    account: [accountOf(user)],
    sessions: await sessionLines(database, userId),
    addresses: await addressLines(database, userId),
    secondFactor: await secondFactorLines(database, userId),
    progress: stored ? [{ ...figures }] : [],
    practice: practiceLines(game),
    previousGames: previousGameLines(previous),
    badges: (await listBadges(database, userId)).map((badge) => ({ ...badge })),
    certificates: certificates.map(({ certificateData, ...certificate }) => ({ ...certificate, ...certificateData })),
    payments: (await listPayments(database, userId)).map((payment) => ({ ...payment })),
    cancellations: await cancellationLines(database, userId),
    planEndReminders: await reminderLines(database, userId),
    earlyAccess: await wishLines(database, user.email),
    seenByAdministrators: await lookLines(database, userId),
    looksAtOthers: await ownLookLines(database, userId),
  };
  return { tables, savedGame: game, previousSavedGames: previous.map((one) => one.game) };
}
