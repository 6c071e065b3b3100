import { randomBytes, randomInt } from 'node:crypto';
import type { Card, putCards } from '@countertop/contract/classes/classes';
import { picturePasswordLength } from '@countertop/contract/family/family.limits';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { orderableDishIds, type OrderableDishId } from '@countertop/engine/play/day/menu';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { SessionModel } from '../accounts/Session.model.ts';
import { hashOf } from '../../platform/token.ts';
import { picturesText } from '../family/handOver.ts';
import { requireRunning } from './classEnd.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { readSeats } from './readClass.ts';
import { requireTeaching } from './requirePlan.ts';
import { requireStaff } from './requireStaff.ts';
import { requireSeat } from './seats.service.ts';

const tokenBytes = 16;
/** State of a new or voided card. */
const noneWrong = { wrongPictures: 0, wrongSince: null };

function randomDishes(): OrderableDishId[] {
  const pick = () => orderableDishIds[randomInt(orderableDishIds.length)] ?? 'pizza';
  return Array.from({ length: picturePasswordLength }, pick);
}

interface Seats {
  readonly classId: string;
  readonly seatIds: readonly string[];
}

/** Returns these seats of a running class, by name. Throws `ApiError` 404 if one is missing. */
async function requireSeats(
  database: Knex,
  userId: string,
  { classId, seatIds }: Seats,
  nowMs: number,
): Promise<ClassSeatModel[]> {
  const { row } = await requireTeaching(database, classId, userId, nowMs);
  requireRunning(row, nowMs);
  const wanted = new Set(seatIds);
  const seats = (await readSeats(database, classId)).filter(({ id }) => wanted.has(id));
  if (seats.length < wanted.size)
    throw new ApiError('seat_not_found', 'One of these children is no longer in the class. Reload the page.');
  return seats;
}

/** Returns new cards by name. They don't work before `replaceCards`. */
export async function drawCards(database: Knex, userId: string, seats: Seats, nowMs: number): Promise<Card[]> {
  return (await requireSeats(database, userId, seats, nowMs)).map(({ id, learner }) => ({
    seatId: id,
    name: learner?.nickname ?? '',
    picture: learner?.picture ?? customerIds[0],
    dishes: randomDishes(),
    token: randomBytes(tokenBytes).toString('base64url'),
  }));
}

type Cards = z.infer<typeof putCards.input>;

/**
 * Replaces the cards of seats, all or none. Children who are signed in stay signed in. Throws `ApiError` 422 for the card of
 * another seat.
 */
export async function replaceCards(
  database: Knex,
  userId: string,
  { classId, cards }: Cards,
  nowMs: number,
): Promise<void> {
  await requireSeats(database, userId, { classId, seatIds: cards.map(({ seatId }) => seatId) }, nowMs);
  const hashed: { id: string; cardHash: string; dishesHash: string }[] = [];
  // One after the other, so that others can sign in between: each takes as long as checking a password.
  for (const { seatId, token, dishes } of cards)
    hashed.push({ id: seatId, cardHash: hashOf(token), dishesHash: await hashPassword(picturesText(dishes)) });
  const ownerOf = new Map(hashed.map(({ id, cardHash }) => [cardHash, id]));
  await database.transaction(async (trx) => {
    const known = await ClassSeatModel.query(trx).whereIn('cardHash', [...ownerOf.keys()]);
    if (ownerOf.size < cards.length || known.some(({ id, cardHash: hash }) => ownerOf.get(hash ?? '') !== id))
      throw new ApiError('invalid_input', 'These are cards of other children. Make new ones.');
    for (const { id, ...hashes } of hashed)
      await ClassSeatModel.query(trx)
        .findById(id)
        .patch({ ...hashes, cardMadeAt: nowMs, ...noneWrong });
  });
}

interface Seat {
  readonly classId: string;
  readonly seatId: string;
}

/** Voids the card and the dishes of a seat, and ends its sessions. */
export async function voidCard(database: Knex, userId: string, seat: Seat): Promise<void> {
  await requireStaff(database, seat.classId, userId);
  const { id } = await requireSeat(database, seat);
  await database.transaction(async (trx) => {
    await ClassSeatModel.query(trx)
      .findById(id)
      .patch({ cardHash: null, dishesHash: null, cardMadeAt: null, ...noneWrong });
    await SessionModel.query(trx).where({ seatId: id }).delete();
  });
}

/** Forgets the wrong picture passwords of all seats of a class. */
export async function unlockSeats(database: Knex, userId: string, classId: string, nowMs: number): Promise<void> {
  await requireTeaching(database, classId, userId, nowMs);
  await ClassSeatModel.query(database).where({ classId }).patch(noneWrong);
}

/** Forgets the wrong picture passwords of a seat. */
export async function unlockSeat(database: Knex, userId: string, seat: Seat, nowMs: number): Promise<void> {
  await requireTeaching(database, seat.classId, userId, nowMs);
  const { id } = await requireSeat(database, seat);
  await ClassSeatModel.query(database).findById(id).patch(noneWrong);
}
