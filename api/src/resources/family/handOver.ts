import type { postHandOver } from '@countertop/contract/family/family';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { ApiError, RetryAfterError } from '../../platform/errors/ApiError.ts';
import { forgetCalls, rateLimit } from '../../platform/http/rateLimit.ts';
import type { User } from '../../platform/http/caller.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import type { LearnerModel } from '../people/Learner.model.ts';
import { countOr } from './grownUp.ts';
import { requireLearnerFeature } from '../learners/requireLearnerFeature.ts';

/** Wrong picture passwords, per child. */
const picturesLimit = { name: 'picture password', calls: 5, windowMs: 900_000 };

/** The feature that every learner but the account's first requires. */
export const profiles = {
  feature: 'multipleProfiles',
  sentence: 'More than one child requires the Family Plan. Choose it to add and switch players.',
} as const;

/** Returns the text whose hash is stored for a picture password. */
export const picturesText = (pictures: readonly string[]): string => pictures.join(' ');

class PicturesBlocked extends RetryAfterError {
  constructor(retryAfterSeconds: number) {
    super('pictures_blocked', 'That was wrong too often. Ask a grown-up to help.', retryAfterSeconds);
  }
}

export interface HandOverContext extends Pick<ServerContext, 'database' | 'now'> {
  readonly sessions: Sessions;
}

type HandOver = z.infer<typeof postHandOver.input>;

function wrongPictures(): ApiError {
  const sentence = 'These are not the right dishes. Try again.';
  return new ApiError('wrong_pictures', sentence, { pictures: sentence });
}

async function verifyPictures(
  database: Knex,
  { id, picturePasswordHash: hash }: LearnerModel,
  pictures: readonly string[],
): Promise<void> {
  // With the hash, so that wrong ones don't count against a new picture password.
  const caller = `${id} ${hash}`;
  await countOr(rateLimit(picturesLimit, database), caller, PicturesBlocked);
  if (!(await verifyPassword(hash, picturesText(pictures)))) throw wrongPictures();
  await forgetCalls(picturesLimit, database)(caller);
}

/** A grown-up needs no pictures, but what a child has entered while the device was offline is verified. */
async function checkPictures(
  database: Knex,
  learner: LearnerModel,
  { user, pictures }: { readonly user: User; readonly pictures: readonly string[] | undefined },
): Promise<void> {
  if (learner.picturePasswordHash === null) return;
  if (pictures !== undefined) return verifyPictures(database, learner, pictures);
  const isChild = user.current.player !== null;
  if (isChild && user.id !== learner.id) throw wrongPictures();
}

/** Makes the session of a user that of one of the children of the account. */
export async function handOver(
  { database, sessions, now }: HandOverContext,
  user: User,
  sessionId: string,
  { learnerId, pictures }: HandOver,
): Promise<void> {
  const guardian = await GuardianModel.query(database)
    .findById([learnerId, user.accountId])
    .withGraphFetched('learner');
  const learner = guardian?.learner;
  if (learner === undefined)
    throw new ApiError('child_not_found', 'This player is not on this account. Choose another one.');
  if (learnerId !== user.accountId) await requireLearnerFeature(database, { user, learnerId }, profiles, now());
  await checkPictures(database, learner, { user, pictures });
  await sessions.handOver(user.accountId, sessionId, learnerId);
}
