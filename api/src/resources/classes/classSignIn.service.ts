import type {
  FoundClass,
  postSignInByCard,
  postSignInBySeat,
  SignedInChild,
} from '@countertop/contract/classes/classes';
import { maxWrongNetworkPictures, maxWrongSeatPictures } from '@countertop/contract/classes/classes.limits';
import { hourMs } from '@countertop/contract/shared/time';
import { customerIds } from '@countertop/engine/play/floor/cast';
import { type PartialModelObject, raw } from 'objection';
import type * as z from 'zod/mini';
import { ApiError, RetryAfterError } from '../../platform/errors/ApiError.ts';
import { rateLimit, uncountCall } from '../../platform/http/rateLimit.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import type { NewSession, Sessions } from '../accounts/sessions.ts';
import { hashOf } from '../../platform/token.ts';
import { countOr } from '../family/grownUp.ts';
import { picturesText } from '../family/handOver.ts';
import { ClassModel } from './Class.model.ts';
import { requireRunning } from './classEnd.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { type LockedSeatsParts, tellLockedSeats } from './lockedSeats.ts';
import { readSeats, wrongPicturesSince } from './readClass.ts';
import { requirePlanForChildren } from './requirePlan.ts';
import { pupilSessionEndMs } from './schoolDay.ts';

/** Wrong codes of a device on which a child has signed in to a class before. Those of other devices don't block it. */
const knownCodeLimit = { name: 'wrong class codes here', calls: 20, windowMs: hourMs };
/**
 * Wrong codes of all other devices of a network. High enough for ten classes of 30 behind one address in which most children
 * mistype once; a thousand guesses find one of a hundred open classes with a chance of 1 in 10,000.
 */
const codeLimit = { name: 'wrong class codes', calls: 240, windowMs: hourMs };
/** Per class and network, with the code: a new one begins again. */
const picturesLimit = { name: 'wrong class pictures', calls: maxWrongNetworkPictures, windowMs: hourMs };
const cardLimit = { name: 'wrong class cards', calls: 100, windowMs: hourMs };

class ClassSignInBlocked extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    super(
      'sign_in_blocked',
      'There have been too many wrong attempts in your school. Use your card.',
      retryAfterSeconds,
    );
  }
}

const cardVoid = () => new ApiError('card_void', 'This card does not work anymore. Ask your teacher for a new one.');

/** The session of a child who has signed in. */
export interface Begun {
  readonly session: NewSession;
  readonly learnerId: string;
  readonly child: SignedInChild;
}

/** A device on which a child signs in. */
export interface ClassDevice {
  readonly address: string;
  /** Undefined if no child has signed in to a class on it before. */
  readonly browserToken: string | undefined;
}

type SeatChoice = z.infer<typeof postSignInBySeat.input>;
type CardChoice = z.infer<typeof postSignInByCard.input>;

interface Beginning {
  readonly one: ClassModel;
  readonly minutesAheadOfUtc: number | undefined;
  /** To the row of the seat. */
  readonly changes?: PartialModelObject<ClassSeatModel>;
}

export interface ClassSignInServiceParts extends LockedSeatsParts {
  readonly sessions: Sessions;
}

/** Returns the class of a code while sign-in is open. Counted before it is judged, so that many at once can't pass. */
async function findOpenClass(
  context: ClassSignInServiceParts,
  code: string,
  { address, browserToken }: ClassDevice,
): Promise<ClassModel & { readonly openUntil: number }> {
  const { database, now } = context;
  const limit = browserToken === undefined ? codeLimit : knownCodeLimit;
  const caller = browserToken ?? address;
  await countOr(rateLimit(limit, database), caller, ClassSignInBlocked);
  const found = await ClassModel.query(database).findOne({ code });
  if (found === undefined)
    throw new ApiError('class_code_unknown', 'No class has this code. Look at the board and try again.');
  await uncountCall(limit, database)(caller);
  requireRunning(found, now());
  await requirePlanForChildren(database, found.id, now());
  const { openUntil } = found;
  if (openUntil === null || openUntil <= now())
    throw new ApiError('class_closed', 'Your teacher has not opened the class yet. Use your card, or ask.');
  return Object.assign(found, { openUntil });
}

/** Returns the names of a class while sign-in is open. */
export async function findClass(
  context: ClassSignInServiceParts,
  code: string,
  device: ClassDevice,
): Promise<FoundClass> {
  const found = await findOpenClass(context, code, device);
  const seats = await readSeats(context.database, found.id);
  return {
    className: found.name,
    openUntil: new Date(found.openUntil).toISOString(),
    seats: seats.flatMap(({ id, learner }) => (learner ? [{ id, name: learner.nickname ?? '' }] : [])),
  };
}

/** Starts the session of the seat that a card belongs to. */
export async function signInByCard(
  context: ClassSignInServiceParts,
  { token, minutesAheadOfUtc }: CardChoice,
  address: string,
): Promise<Begun> {
  const { database, now } = context;
  const seat = await ClassSeatModel.query(database)
    .findOne({ cardHash: hashOf(token) })
    .withGraphFetched('[learner, class]');
  if (seat?.class === undefined) {
    // Nobody guesses 128 bits, so a limit doesn't have to stop right cards.
    await countOr(rateLimit(cardLimit, database), address, ClassSignInBlocked);
    throw cardVoid();
  }
  requireRunning(seat.class, now());
  await requirePlanForChildren(database, seat.class.id, now());
  return beginSession(context, seat, { one: seat.class, minutesAheadOfUtc });
}

/** Starts the session of the chosen seat if the picture password is right. */
export async function signInBySeat(
  context: ClassSignInServiceParts,
  choice: SeatChoice,
  device: ClassDevice,
): Promise<Begun> {
  const { database } = context;
  const { code, seatId, picture, dishes, minutesAheadOfUtc } = choice;
  const found = await findOpenClass(context, code, device);
  const seat = await ClassSeatModel.query(database)
    .findOne({ id: seatId, classId: found.id })
    .withGraphFetched('learner');
  if (seat === undefined) throw new ApiError('seat_not_found', 'This name is no longer in the class. Start again.');
  if (seat.dishesHash === null) throw new ApiError('card_needed', 'You have no card yet. Ask your teacher for one.');
  const here = `${code} ${networkOf(device.address)}`;
  await countOr(rateLimit(picturesLimit, database), here, ClassSignInBlocked);
  const countedAt = await countPictures(context, seat);
  const areDishesRight = await verifyPassword(seat.dishesHash, picturesText(dishes));
  if (!areDishesRight || seat.learner?.picture !== picture) {
    await tellLockedSeats(context, found.id);
    const sentence = 'These are not the right pictures. Look at your card and try again.';
    throw new ApiError('wrong_pictures', sentence, { dishes: sentence });
  }
  // Once for this attempt, and once to make up for a wrong one at the same school.
  const uncount = uncountCall(picturesLimit, database);
  await uncount(here);
  await uncount(here);
  const changes = {
    wrongPictures: raw('wrong_pictures - 1'),
    // Unless somebody else has been wrong since.
    wrongSince: raw('case when wrong_since = ? then ? else wrong_since end', [countedAt, seat.wrongSince]),
  };
  return beginSession(context, seat, { one: found, minutesAheadOfUtc, changes });
}

/**
 * Counts a picture password before it is judged; a right one is taken back. Right ones don't forget wrong ones: a child signs in several
 * times a day, which would give somebody else as many more guesses. The day begins again with each wrong one, so that no 24 hours have
 * more than `maxWrongSeatPictures`. Returns the time.
 */
async function countPictures(
  { database, now }: ClassSignInServiceParts,
  { id, wrongSince }: ClassSeatModel,
): Promise<number> {
  const nowMs = now();
  const since = wrongPicturesSince(nowMs);
  const counted = await ClassSeatModel.query(database)
    .findById(id)
    .where((free) => {
      void free.where('wrongPictures', '<', maxWrongSeatPictures).orWhere('wrongSince', '<=', since);
    })
    .patch({
      wrongPictures: raw('case when wrong_since > ? then wrong_pictures + 1 else 1 end', [since]),
      wrongSince: nowMs,
    });
  if (counted > 0) return nowMs;
  const retryAfterSeconds = Math.ceil(((wrongSince ?? nowMs) - since) / 1000);
  const sentence = 'That was wrong too often today. Ask your teacher to help.';
  throw new RetryAfterError('seat_locked', sentence, retryAfterSeconds);
}

/** Starts the session of a seat, unless its card is voided or replaced at the same moment. */
async function beginSession(
  context: ClassSignInServiceParts,
  seat: ClassSeatModel,
  { one, minutesAheadOfUtc, changes = {} }: Beginning,
): Promise<Begun> {
  const { database, sessions, now } = context;
  const { id: seatId, learnerId, cardHash, learner } = seat;
  const session = await database.transaction(async (trx) => {
    // Locks the seat: voiding its card waits, and then ends this session as well.
    const locked = await ClassSeatModel.query(trx)
      .findById(seatId)
      .where({ cardHash })
      .patch({ ...changes, lastSignedInAt: now() });
    const owner = await ClassStaffModel.query(trx).findOne({ classId: one.id, role: 'owner' });
    if (locked === 0 || owner === undefined) throw cardVoid();
    const endMs = pupilSessionEndMs(now(), minutesAheadOfUtc);
    return sessions.createInClass(trx, { ownerId: owner.userId, learnerId, seatId, endMs });
  });
  const child = { name: learner?.nickname ?? '', picture: learner?.picture ?? customerIds[0], className: one.name };
  return { session, learnerId, child };
}
