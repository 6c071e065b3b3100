import type { Knex } from 'knex';
import { AccountModel } from '../people/Account.model.ts';
import { EmailRevertModel } from '../accounts/EmailRevert.model.ts';
import { SecondFactorModel } from '../accounts/second-factor/SecondFactor.model.ts';
import { SessionModel } from '../accounts/Session.model.ts';
import { SingleUseLinkModel } from '../accounts/SingleUseLink.model.ts';
import { AuditEntryModel } from '../audit/AuditEntry.model.ts';
import { AuditPersonModel } from '../audit/AuditPerson.model.ts';
import type { Lines } from '../../platform/csv.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { listPayments } from '../payments/receipts/listPayments.ts';
import { PlanEndReminderModel } from '../payments/plans/PlanEndReminder.model.ts';
import { SubscriptionCancellationModel } from '../payments/plans/SubscriptionCancellation.model.ts';
import { FamilyInvitationModel } from '../family/FamilyInvitation.model.ts';
import { collectTeacher } from './collectClass.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { SupportRequestModel } from '../support/SupportRequest.model.ts';
import { collectGuardian } from './collectFamilyRecords.ts';
import { collectLearners } from './collectLearners.ts';
import type { DataExport } from './tables.ts';
import { timeOf } from './timeOf.ts';

function accountOf(row: AccountModel) {
  return {
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    // The password itself is not stored, only its hash.
    hasPassword: row.password_hash !== null,
    hasPin: row.pin_hash !== null,
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

async function sessionLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SessionModel.query(database).where({ user_id: userId, seat_id: null }).orderBy('created_at');
  return rows.map(({ device, created_at: created, last_used_at: used, reauthenticated_at: proven, learner_id }) => ({
    device,
    // The child to whom the device was handed.
    learnerId: learner_id,
    signedInAt: timeOf(created),
    lastUsedAt: timeOf(used),
    passwordLastEnteredAt: timeOf(proven),
  }));
}

/** Returns addresses that the account is about to change to, or can be changed back to. */
async function addressLines(database: Knex, userId: string): Promise<Lines> {
  const links = await SingleUseLinkModel.query(database).where({ user_id: userId }).whereNotNull('new_email');
  const reverts = await EmailRevertModel.query(database).where({ user_id: userId });
  return [
    ...links.map((link) => ({ address: link.new_email, kind: 'new', linkWorksUntil: timeOf(link.expires_at) })),
    ...reverts.map((link) => ({ address: link.email, kind: 'earlier', linkWorksUntil: timeOf(link.expires_at) })),
  ];
}

/** Leaves out the secret itself, which belongs in the user's authenticator app only. */
async function secondFactorLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SecondFactorModel.query(database).where({ user_id: userId });
  return rows.map(({ made_at: made, on_at: on, removal_due_at: due }) => ({
    secretMadeAt: timeOf(made),
    turnedOnAt: timeOf(on),
    removalDueAt: timeOf(due),
  }));
}

/** Early access is stored by email address, so the rows with the user's address are theirs. */
async function earlyAccessLines(database: Knex, email: string): Promise<Lines> {
  const rows = await EarlyAccessModel.query(database).where({ email }).orderBy('created_at');
  return rows.map(({ game_title: gameTitle, source, ...times }) => ({
    gameTitle,
    source,
    askedAt: timeOf(times.created_at),
    deletedUnlessConfirmedBy: times.confirmed_at === null ? timeOf(times.confirm_by) : null,
    confirmedAt: timeOf(times.confirmed_at),
  }));
}

/** Returns the requests that the user sent while signed in, and those sent with the user's address while signed out. */
async function supportLines(database: Knex, { id, email }: AccountModel): Promise<Lines> {
  const rows = await SupportRequestModel.query(database)
    .where({ user_id: id })
    .orWhere((signedOut) => void signedOut.whereNull('user_id').where({ email }))
    .orderBy('id');
  return rows.map(({ topic, message, reference, ...row }) => ({
    topic,
    message,
    email: row.email,
    reference,
    sentAt: timeOf(row.created_at),
    answerDueAt: timeOf(row.due_at),
    answeredAt: timeOf(row.answered_at),
  }));
}

async function cancellationLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SubscriptionCancellationModel.query(database).where({ user_id: userId }).orderBy('id');
  return rows.map(({ reason, cancelled_at: cancelled }) => ({ reason, cancelledAt: timeOf(cancelled) }));
}

async function reminderLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await PlanEndReminderModel.query(database)
    .where({ user_id: userId })
    .orderBy(['end_at', { column: 'days_before', order: 'desc' }]);
  return rows.map(({ end_at: end, days_before: daysBefore, attempted_at: attempted, sent_at: sent }) => ({
    planEndDate: timeOf(end),
    daysBefore,
    attemptedAt: timeOf(attempted),
    sentAt: timeOf(sent),
  }));
}

/** Returns when administrators viewed the user's records, without identifying the administrators. */
async function viewLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await AuditPersonModel.query(database)
    .withGraphJoined('entry')
    .where('audit_people.user_id', userId)
    .orderBy('audit_people.entry_id');
  return rows.flatMap(({ entry }) => (entry ? { seenAt: timeOf(entry.at), action: entry.action } : []));
}

/** Returns the user's own views and exports as an administrator. */
async function ownViewLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await AuditEntryModel.query(database).where({ admin_id: userId }).orderBy('id');
  return rows.map(({ at, action, people }) => ({ lookedAt: timeOf(at), action, people }));
}

/** Returns the children whose guardian the user is. What another guardian's child does is that guardian's to export. */
async function guardianLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await GuardianModel.query(database).where({ user_id: userId }).orderBy(['created_at', 'learner_id']);
  return rows.map(({ learner_id: learnerId, role, created_at: since }) => ({
    learnerId,
    guardianAs: role,
    guardianSince: timeOf(since),
  }));
}

/** Returns the invitations that the user has sent. */
async function invitationLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await FamilyInvitationModel.query(database)
    .where({ user_id: userId })
    .withGraphFetched('[learners, asker]')
    .orderBy(['created_at', 'id']);
  return rows.map(({ email, learners = [], asker, ...times }) => ({
    email,
    learnerIds: learners.map(({ id }) => id).join(' '),
    sentAt: timeOf(times.created_at),
    worksUntil: timeOf(times.expires_at),
    acceptedAt: timeOf(times.used_at),
    // Somebody with another address.
    askedBy: asker?.email ?? null,
  }));
}

/** Returns everything that is stored about a user; undefined if the account is gone. What grows with use is read later, in pages. */
export async function collectData(database: Knex, userId: string): Promise<DataExport | undefined> {
  const user = await AccountModel.query(database).findById(userId);
  if (user === undefined) return undefined;
  const owned: string[] = await GuardianModel.query(database)
    .where({ user_id: userId, role: 'owner' })
    .orderBy(['created_at', 'learner_id'])
    .select('learner_id')
    .then((rows) => rows.map(({ learner_id: id }) => id));
  const learners = collectLearners(database, owned);
  const tables = {
    account: [accountOf(user)],
    sessions: await sessionLines(database, userId),
    addresses: await addressLines(database, userId),
    ...(await collectTeacher(database, userId)),
    secondFactor: await secondFactorLines(database, userId),
    guardians: await guardianLines(database, userId),
    familyInvitations: await invitationLines(database, userId),
    ...(await collectGuardian(database, userId)),
    ...learners.tables,
    payments: (await listPayments(database, userId)).map((payment) => ({ ...payment })),
    cancellations: await cancellationLines(database, userId),
    planEndReminders: await reminderLines(database, userId),
    earlyAccess: await earlyAccessLines(database, user.email),
    supportRequests: await supportLines(database, user),
    seenByAdministrators: await viewLines(database, userId),
    looksAtOthers: await ownViewLines(database, userId),
  };
  return { ...learners, tables };
}
