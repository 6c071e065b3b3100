import { lockedSeatsPerMail, maxWrongSeatPictures } from '@countertop/contract/classes/classes.limits';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { RateLimitError } from '../../platform/errors/ApiError.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { lockedSeatsMail } from './classMails.ts';
import { ClassSeatModel } from './ClassSeat.model.ts';
import { ClassStaffModel } from './ClassStaff.model.ts';
import { wrongPicturesSince } from './readClass.ts';

/** Emails about one class. */
const mailLimit = { name: 'locked seats mails', calls: 1, windowMs: 86_400_000 };

export type LockedSeatsParts = Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'origin' | 'now'>;

async function isFirstToday({ database }: LockedSeatsParts, classId: string): Promise<boolean> {
  try {
    await rateLimit(mailLimit, database)(classId);
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

async function mailStaff({ database, sendMail, origin }: LockedSeatsParts, classId: string, locked: number) {
  const staff = await ClassStaffModel.query(database).where({ classId }).withGraphFetched('[user, class]');
  for (const { user, class: one } of staff)
    if (user && one) await sendMail(lockedSeatsMail({ to: user.email, className: one.name, locked, classId, origin }));
}

/** Emails the staff of a class if many of its seats are locked. Must be called after a wrong picture password. */
export async function tellLockedSeats(context: LockedSeatsParts, classId: string): Promise<void> {
  const { database, background, now } = context;
  const locked = await ClassSeatModel.query(database)
    .where({ classId })
    .where('wrongPictures', '>=', maxWrongSeatPictures)
    .where('wrongSince', '>', wrongPicturesSince(now()))
    .resultSize();
  if (locked < lockedSeatsPerMail || !(await isFirstToday(context, classId))) return;
  background.run('locked seats emails', () => mailStaff(context, classId, locked));
}
