import { randomInt, randomUUID } from 'node:crypto';
import { checkCodeAlphabet } from '@countertop/contract/play/checkCode';
import type { ClassSummary, patchClass, postClass, SchoolClass } from '@countertop/contract/classes/classes';
import {
  classCodeLength,
  maxClassDays,
  maxClasses,
  maxOpenHours,
  schoolNoticeVersion,
} from '@countertop/contract/classes/classes.limits';
import { hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { addDays, dayOf } from '../../platform/days.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { AccountModel } from '../people/Account.model.ts';
import type { User } from '../../platform/http/caller.ts';
import { requireFeature } from '../people/requireFeature.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { ClassModel } from './Class.model.ts';
import { isEnded, requireRunning } from './classEnd.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { readClass, readSummary } from './readClass.ts';
import { requireTeaching } from './requirePlan.ts';
import { changeClass, requireStaff } from './requireStaff.ts';

/** The feature that owning a class requires. */
export const teaching = {
  feature: 'teacherDashboard',
  sentence: 'Classes require the Classroom Edition. Choose it to make one.',
} as const;

/** Throws `ApiError` 422 if a class can't end on a day. */
function requireEnd(endsOn: string, nowMs: number): void {
  if (!isEnded({ endsOn }, nowMs) && endsOn <= addDays(dayOf(nowMs), maxClassDays)) return;
  const sentence = `Choose a last day within the next ${maxClassDays} days.`;
  throw new ApiError('wrong_end', sentence, { endsOn: sentence });
}

/** Throws `ApiError` 409 if a user teaches as many classes as allowed. Locks the account, so that two requests at once can't exceed it. */
export async function requireFewClasses(trx: Knex.Transaction, userId: string): Promise<void> {
  await AccountModel.query(trx).findById(userId).select('id').forUpdate();
  if ((await ClassStaffModel.query(trx).where({ userId }).resultSize()) >= maxClasses)
    throw new ApiError('too_many_classes', `A teacher can have ${maxClasses} classes. Erase one first.`);
}

async function newCode(database: Knex): Promise<string> {
  const symbols = Array.from({ length: classCodeLength }, () => checkCodeAlphabet[randomInt(checkCodeAlphabet.length)]);
  const code = symbols.join('');
  const known = await ClassModel.query(database).findOne({ code }).select('id');
  return known === undefined ? code : newCode(database);
}

/** Stores a class whose owner is a user. `nowMs` is since 1970 UTC. */
export async function insertClass(
  trx: Knex.Transaction,
  userId: string,
  chosen: Pick<ClassModel, 'name' | 'band' | 'endsOn' | 'noticeVersion'>,
  nowMs: number,
): Promise<ClassModel> {
  const times = { createdAt: nowMs, updatedAt: nowMs };
  const row = { ...chosen, ...times, id: randomUUID(), code: await newCode(trx), openUntil: null, version: 1 };
  const stored = await ClassModel.query(trx).insertAndFetch(row);
  await ClassStaffModel.query(trx).insert({ classId: row.id, userId, role: 'owner', createdAt: nowMs });
  return stored;
}

type NewClass = z.infer<typeof postClass.input>;

/** Makes a class whose owner is the caller. */
export async function createClass(database: Knex, user: User, wanted: NewClass, nowMs: number): Promise<SchoolClass> {
  requireFeature(user, teaching, nowMs);
  if (wanted.noticeVersion !== schoolNoticeVersion)
    throw new ApiError('notice_changed', 'The notice to schools has changed. Reload the page and read it again.');
  requireEnd(wanted.endsOn, nowMs);
  const { name, band, endsOn, noticeVersion } = wanted;
  return database.transaction(async (trx) => {
    await requireFewClasses(trx, user.id);
    const row = await insertClass(trx, user.id, { name: name.trim(), band, endsOn, noticeVersion }, nowMs);
    return readClass(trx, row, { role: 'owner', nowMs });
  });
}

type ClassChanges = z.infer<typeof patchClass.input>;

/** Changes name, band and last day of a class. A new band is that of all its children. */
export async function editClass(
  database: Knex,
  userId: string,
  { classId, version, name, band, endsOn }: ClassChanges,
  nowMs: number,
): Promise<SchoolClass> {
  const access = await requireTeaching(database, classId, userId, nowMs);
  if (endsOn !== undefined) requireEnd(endsOn, nowMs);
  const changes = {
    ...(name !== undefined && { name: name.trim() }),
    ...(band !== undefined && { band }),
    ...(endsOn !== undefined && { endsOn }),
  };
  return database.transaction(async (trx) => {
    const row = await changeClass(trx, access, { version, changes, nowMs });
    if (band !== undefined) {
      const learners = ClassSeatModel.query(trx).where({ classId }).select('learnerId');
      await LearnerModel.query(trx).whereIn('id', learners).patch({ band, updatedAt: nowMs });
    }
    return readClass(trx, row, { role: access.role, nowMs });
  });
}

interface SignInWindow {
  readonly classId: string;
  /** Null closes sign-in. */
  readonly openUntil: string | null;
}

/** Opens sign-in by code until a time, or closes it. */
export async function setSignIn(
  database: Knex,
  userId: string,
  { classId, openUntil }: SignInWindow,
  nowMs: number,
): Promise<ClassSummary> {
  const { row, role } =
    openUntil === null
      ? await requireStaff(database, classId, userId)
      : await requireTeaching(database, classId, userId, nowMs);
  requireRunning(row, nowMs);
  const untilMs = openUntil === null ? null : Date.parse(openUntil);
  if (untilMs !== null && (untilMs <= nowMs || untilMs > nowMs + maxOpenHours * hourMs)) {
    const sentence = `Choose a time within the next ${maxOpenHours} hours.`;
    throw new ApiError('wrong_end', sentence, { openUntil: sentence });
  }
  await ClassModel.query(database).findById(classId).patch({ openUntil: untilMs });
  return readSummary(database, Object.assign(row, { openUntil: untilMs }), { role, nowMs });
}

/** Replaces the code of a class. */
export async function replaceCode(
  database: Knex,
  userId: string,
  classId: string,
  nowMs: number,
): Promise<SchoolClass> {
  const access = await requireTeaching(database, classId, userId, nowMs);
  return database.transaction(async (trx) => {
    const row = await changeClass(trx, access, { changes: { code: await newCode(trx) }, nowMs });
    return readClass(trx, row, { role: access.role, nowMs });
  });
}
