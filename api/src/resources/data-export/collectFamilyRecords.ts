import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { ConsentModel } from '../consents/Consent.model.ts';
import { ConsentRequestModel } from '../consents/ConsentRequest.model.ts';
import { ExtraTimeModel } from '../play-limits/ExtraTime.model.ts';
import { PlayLimitsModel } from '../play-limits/PlayLimits.model.ts';
import { PlayTimeModel } from '../play-limits/PlayTime.model.ts';
import { JobModel } from '../../platform/jobs/Job.model.ts';
import { EndedFamilyModel } from '../family/EndedFamily.model.ts';
import { weeklyMailKind } from '../weekly-mail/sendWeeklyMails.ts';
import { WeeklyMailModel } from '../weekly-mail/WeeklyMail.model.ts';
import { timeOf } from './timeOf.ts';

export async function consentLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await ConsentModel.query(database).where({ learner_id: learnerId }).orderBy('id');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    decision: row.decision,
    method: row.method,
    noticeVersion: row.notice_version,
    evidence: row.evidence,
    at: timeOf(row.at),
  }));
}

export async function playLimitLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await PlayLimitsModel.query(database).where({ learner_id: learnerId }).orderBy('learner_id');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    minutesPerDay: row.minutes_per_day,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
    timeZone: row.time_zone,
    setAt: timeOf(row.updated_at),
  }));
}

export async function playTimeLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await PlayTimeModel.query(database)
    .where({ learner_id: learnerId })
    .orderBy(['learner_id', 'day', 'device_id']);
  return rows.map((row) => ({
    learnerId: row.learner_id,
    day: row.day,
    device: row.device_id,
    seconds: row.seconds,
  }));
}

export async function extraTimeLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await ExtraTimeModel.query(database).where({ learner_id: learnerId }).orderBy(['learner_id', 'day']);
  return rows.map((row) => ({ learnerId: row.learner_id, day: row.day, seconds: row.seconds }));
}

async function consentRequestLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await ConsentRequestModel.query(database).where({ user_id: userId }).orderBy('learner_id');
  return rows.map((row) => ({ learnerId: row.learner_id, linkWorksUntil: timeOf(row.expires_at) }));
}

async function weeklyMailLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await WeeklyMailModel.query(database).where({ user_id: userId }).orderBy('learner_id');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    isOn: row.is_on,
    notDelivered: row.bounces,
    stoppedAt: timeOf(row.stopped_at),
    changedAt: timeOf(row.changed_at),
  }));
}

async function sentLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await JobModel.query(database).where({ kind: weeklyMailKind, user_id: userId }).orderBy('key');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    week: row.key.split(' ')[0] ?? null,
    doneAt: timeOf(row.done_at),
  }));
}

async function endedFamilyLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await EndedFamilyModel.query(database).where({ user_id: userId });
  return rows.map((row) => ({
    endedAt: timeOf(row.ended_at),
    warnings: row.sent,
    lastWarningAt: timeOf(row.last_sent_at),
  }));
}

/** Collects what is stored about a user as a guardian. */
export async function collectGuardian(database: Knex, userId: string): Promise<Readonly<Record<string, Lines>>> {
  return {
    consentRequests: await consentRequestLines(database, userId),
    endedFamily: await endedFamilyLines(database, userId),
    weeklyMails: await weeklyMailLines(database, userId),
    weeklyMailsSent: await sentLines(database, userId),
  };
}
