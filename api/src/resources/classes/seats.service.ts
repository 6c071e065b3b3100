import { randomUUID } from 'node:crypto';
import type { deleteSeat, patchSeat, postSeats, SchoolClass } from '@countertop/contract/classes/classes';
import { maxSeats } from '@countertop/contract/classes/classes.limits';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { insertLearner } from '../people/insertAccount.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { eraseLearner } from '../learners/eraseLearner.ts';
import { confirmsErasure } from '../family/children.service.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import type { ClassModel } from './Class.model.ts';
import { requireRunning } from './classEnd.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { readClass } from './readClass.ts';
import { changeClass, requireStaff, type StaffAccess } from './requireStaff.ts';
import { requireTeaching } from './requirePlan.ts';
import { pickPictures, safeSeatNames, type SeatName } from './seatNames.ts';

interface Seat {
  readonly classId: string;
  readonly seatId: string;
}

/** Returns a seat of a class with its learner. */
export async function requireSeat(
  database: Knex,
  { classId, seatId }: Seat,
): Promise<ClassSeatModel & { readonly learner: LearnerModel }> {
  const seat = await ClassSeatModel.query(database).findOne({ id: seatId, classId }).withGraphFetched('learner');
  const { learner } = seat ?? {};
  if (seat === undefined || learner === undefined)
    throw new ApiError('seat_not_found', 'This child is no longer in the class. Reload the page.');
  return Object.assign(seat, { learner });
}

/** Adds children to a class that is locked by the transaction. Throws `ApiError` 409 if it would have too many. */
export async function insertSeats(
  trx: Knex.Transaction,
  { id: classId, band }: Pick<ClassModel, 'id' | 'band'>,
  wanted: readonly SeatName[],
  nowMs: number,
): Promise<readonly string[]> {
  const seats = await ClassSeatModel.query(trx).where({ classId }).withGraphFetched('learner');
  if (seats.length + wanted.length > maxSeats)
    throw new ApiError('class_full', `A class has at most ${maxSeats} seats, and ${seats.length} are taken.`);
  const existing = seats.map(({ learner }) => learner?.nickname ?? '');
  const names = safeSeatNames(wanted, existing, (index) => `names.${index}`);
  const pictures = pickPictures(
    seats.map(({ learner }) => learner?.picture ?? null),
    names.length,
  );
  const learnerIds: string[] = [];
  for (const [index, nickname] of names.entries()) {
    const learnerId = randomUUID();
    learnerIds.push(learnerId);
    const picture = pictures[index] ?? null;
    await insertLearner(trx, null, { id: learnerId, nickname, picture, band, createdAt: nowMs });
    await ClassSeatModel.query(trx).insert({ id: randomUUID(), classId, learnerId });
  }
  return learnerIds;
}

/** Adds children to a class: all or none. */
export async function addSeats(
  database: Knex,
  userId: string,
  { classId, version, names }: z.infer<typeof postSeats.input>,
  nowMs: number,
): Promise<SchoolClass> {
  const access = await requireTeaching(database, classId, userId, nowMs);
  requireRunning(access.row, nowMs);
  return database.transaction(async (trx) => {
    const row = await changeClass(trx, access, { version, nowMs });
    await insertSeats(trx, row, names, nowMs);
    return readClass(trx, row, { role: access.role, nowMs });
  });
}

/** Changes the name of a child. */
export async function renameSeat(
  database: Knex,
  userId: string,
  { classId, seatId, version, ...wanted }: z.infer<typeof patchSeat.input>,
  nowMs: number,
): Promise<SchoolClass> {
  const access = await requireTeaching(database, classId, userId, nowMs);
  return database.transaction(async (trx) => {
    const row = await changeClass(trx, access, { version, nowMs });
    const { learnerId } = await requireSeat(trx, { classId, seatId });
    const others = await ClassSeatModel.query(trx)
      .where({ classId })
      .whereNot({ id: seatId })
      .withGraphFetched('learner');
    const existing = others.map(({ learner }) => learner?.nickname ?? '');
    const [nickname = wanted.name] = safeSeatNames([wanted], existing, () => 'name');
    await LearnerModel.query(trx).findById(learnerId).patch({ nickname, updatedAt: nowMs });
    return readClass(trx, row, { role: access.role, nowMs });
  });
}

/** Throws `ApiError` 422 unless a name was typed again to erase what has it. */
export function requireConfirmation(name: string, typed: string): void {
  if (confirmsErasure(name, typed, '')) return;
  const sentence = 'Type the name to erase it.';
  throw new ApiError('invalid_input', sentence, { confirmation: sentence });
}

/** Removes a child from a class and erases everything stored about it there. */
export async function removeSeat(
  parts: ErasureParts,
  userId: string,
  { classId, seatId, confirmation }: z.infer<typeof deleteSeat.input>,
  nowMs: number,
): Promise<SchoolClass> {
  const { database } = parts;
  const access: StaffAccess = await requireStaff(database, classId, userId);
  const { learner } = await requireSeat(database, { classId, seatId });
  requireConfirmation(learner.nickname ?? '', confirmation);
  await eraseLearner(parts, learner.id, nowMs);
  return database.transaction(async (trx) => {
    const row = await changeClass(trx, access, { nowMs });
    return readClass(trx, row, { role: access.role, nowMs });
  });
}
