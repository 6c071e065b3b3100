import { randomBytes, randomInt } from 'node:crypto';
import type { Card } from '@countertop/contract/classes';
import { picturePasswordLength } from '@countertop/contract/family.limits';
import { customerIds } from '@countertop/engine/play/cast';
import { orderableDishIds, type OrderableDishId } from '@countertop/engine/play/menu';
import type { Knex } from 'knex';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { SessionModel } from '../accounts/Session.model.ts';
import { hashOf } from '../accounts/token.ts';
import { picturesText } from '../family/handOver.ts';
import { requireRunning } from './classEnd.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { readSeats } from './readClass.ts';
import { requireStaff } from './requireStaff.ts';
import { requireSeat } from './seats.service.ts';

const tokenBytes = 16;
/** State of a new or voided card. */
const noneWrong = { wrong_pictures: 0, wrong_since: null };

function randomDishes(): OrderableDishId[] {
  const pick = () => orderableDishIds[randomInt(orderableDishIds.length)] ?? 'pizza';
  return Array.from({ length: picturePasswordLength }, pick);
}

async function makeCard(database: Knex, { id, learner }: ClassSeatModel, nowMs: number): Promise<Card> {
  const [token, dishes] = [randomBytes(tokenBytes).toString('base64url'), randomDishes()];
  const dishes_hash = await hashPassword(picturesText(dishes));
  await ClassSeatModel.query(database)
    .findById(id)
    .patch({ card_hash: hashOf(token), dishes_hash, card_made_at: nowMs, ...noneWrong });
  return { seatId: id, name: learner?.nickname ?? '', picture: learner?.picture ?? customerIds[0], dishes, token };
}

interface Seats {
  readonly classId: string;
  readonly seatIds: readonly string[];
}

/** Makes new cards by name, which replace those of the seats. Children who are signed in stay signed in. */
export async function makeCards(
  database: Knex,
  userId: string,
  { classId, seatIds }: Seats,
  nowMs: number,
): Promise<Card[]> {
  const { row } = await requireStaff(database, classId, userId);
  requireRunning(row, nowMs);
  const wanted = new Set(seatIds);
  const seats = (await readSeats(database, classId)).filter(({ id }) => wanted.has(id));
  if (seats.length < wanted.size)
    throw new ApiError('seat_not_found', 'One of these children is no longer in the class. Reload the page.');
  const cards: Card[] = [];
  // One after the other, so that others can sign in meanwhile: each takes as long as checking a password.
  for (const seat of seats) cards.push(await makeCard(database, seat, nowMs));
  return cards;
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
      .patch({ card_hash: null, dishes_hash: null, card_made_at: null, ...noneWrong });
    await SessionModel.query(trx).where({ seat_id: id }).delete();
  });
}

/** Forgets the wrong picture passwords of a seat. */
export async function unlockSeat(database: Knex, userId: string, seat: Seat): Promise<void> {
  await requireStaff(database, seat.classId, userId);
  const { id } = await requireSeat(database, seat);
  await ClassSeatModel.query(database).findById(id).patch(noneWrong);
}
