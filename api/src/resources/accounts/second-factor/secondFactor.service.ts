import type { SecondFactor, SecondFactorSecret } from '@countertop/contract/accounts/secondFactor';
import { plainCode } from '@countertop/contract/accounts/secondFactor.limits';
import type { Knex } from 'knex';
import { raw, UniqueViolationError } from 'objection';
import type { ServerContext } from '../../../platform/ServerContext.ts';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { hashOf } from '../../../platform/token.ts';
import type { Sessions } from '../sessions.ts';
import { emailOf, type User } from '../../../platform/http/caller.ts';
import { SessionModel } from '../Session.model.ts';
import { otpauthUri, newRecoveryCodes, newSecret, stepOf } from './codes.ts';
import { RecoveryCodeModel } from './RecoveryCode.model.ts';
import { SecondFactorModel } from './SecondFactor.model.ts';
import { decryptSecret, encryptionKey, encryptSecret } from './secretEncryption.ts';

interface SecondFactorContext extends Pick<ServerContext, 'env' | 'database' | 'now'> {
  readonly sessions: Sessions;
}

/** Returns the key of the secrets. Null if it is not configured: secrets can't be encrypted permanently, and second factors are unavailable. */
const keyOf = ({ env: { sessionSecret } }: SecondFactorContext) =>
  sessionSecret === null ? null : encryptionKey(sessionSecret);

function wrongCode(): ApiError {
  const sentence = 'This code is incorrect or was already used. Wait for the next one, or use a recovery code.';
  return new ApiError('wrong_code', sentence, { code: sentence });
}

/** Returns the state of a user's two-step sign-in with the codes of an authenticator app. Administrators of a public site must have it. */
export async function readSecondFactor(context: SecondFactorContext, { id, role }: User): Promise<SecondFactor> {
  const { env, database } = context;
  const row = await SecondFactorModel.query(database).findById(id);
  return {
    isOn: row?.onAt != null,
    isRequired: env.isProduction && role === 'admin',
    isPossible: keyOf(context) !== null,
    recoveryCodesLeft: await RecoveryCodeModel.query(database).where({ userId: id }).resultSize(),
  };
}

/** Creates a secret for a user's app. Codes are required only after `turnOnSecondFactor`. */
export async function prepareSecondFactor(context: SecondFactorContext, user: User): Promise<SecondFactorSecret> {
  const { id } = user;
  const { database, now } = context;
  const key = keyOf(context);
  if (key === null) {
    throw new ApiError('second_factor_unavailable', 'Two-step sign-in is not available on this site.');
  }
  const secret = newSecret();
  const row = { userId: id, secret: encryptSecret(secret, id, key), madeAt: now(), lastStep: null };
  try {
    await database.transaction(async (trx) => {
      await SecondFactorModel.query(trx).where({ userId: id, onAt: null }).delete();
      await SecondFactorModel.query(trx).insert(row);
    });
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    throw new ApiError('second_factor_on', 'Two-step sign-in is already on. Reload the page.');
  }
  return { secret, address: otpauthUri(secret, emailOf(user)) };
}

/** Turns it on with the first code and ends every session. Returns the recovery codes. */
export async function turnOnSecondFactor(
  context: SecondFactorContext,
  userId: string,
  code: string,
): Promise<string[]> {
  const { database, sessions, now } = context;
  const recoveryCodes = newRecoveryCodes();
  await database.transaction(async (trx) => {
    const row = await SecondFactorModel.query(trx).findById(userId);
    if (row === undefined || row.onAt !== null) {
      throw new ApiError('second_factor_not_started', 'Request a new secret first, then enter the code.');
    }
    if (!(await isFreshCode(context, trx, row, plainCode(code)))) throw wrongCode();
    await row.$query(trx).patch({ onAt: now() });
    await RecoveryCodeModel.query(trx).where({ userId }).delete();
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await trx(RecoveryCodeModel.tableName).insert(
      recoveryCodes.map((one) => ({ codeHash: hashOf(plainCode(one)), userId })),
    );
    await sessions.endAll(userId, { trx });
  });
  sessions.forget(userId);
  return recoveryCodes;
}

/**
 * Uses a code of the app or a recovery code, and cancels a scheduled removal. Throws `ApiError` 422 if the code is wrong or
 * was used before.
 */
export async function enterCode(context: SecondFactorContext, userId: string, code: string): Promise<void> {
  await context.database.transaction(async (trx) => {
    await useCode(context, trx, userId, code);
    await cancelRemoval(trx, userId);
  });
}

/** Removes a second factor if its removal is due. Returns whether it was removed. */
export async function removeDueFactor(context: SecondFactorContext, userId: string): Promise<boolean> {
  const { database, sessions, now } = context;
  const isRemoved = await database.transaction(async (trx) => {
    const due = SecondFactorModel.query(trx).findById(userId).where('removalDueAt', '<=', now());
    // Of two requests at once, only one deletes it.
    if ((await due.delete()) === 0) return false;
    await dropSecondFactor(trx, userId);
    return true;
  });
  if (isRemoved) sessions.forget(userId);
  return isRemoved;
}

/** Turns it off. Throws `ApiError` 422 if the code is wrong. */
export async function turnOffSecondFactor(context: SecondFactorContext, userId: string, code: string): Promise<void> {
  const { database, sessions } = context;
  await database.transaction(async (trx) => {
    await useCode(context, trx, userId, code);
    await dropSecondFactor(trx, userId);
  });
  sessions.forget(userId);
}

async function useCode(
  context: SecondFactorContext,
  trx: Knex.Transaction,
  userId: string,
  typed: string,
): Promise<void> {
  const code = plainCode(typed);
  const row = await SecondFactorModel.query(trx).findById(userId);
  if (row?.onAt == null) throw new ApiError('second_factor_off', 'Two-step sign-in is off. Sign in again.');
  // Of two requests at once, only one deletes it.
  const deleted = await RecoveryCodeModel.query(trx)
    .where({ userId, codeHash: hashOf(code) })
    .delete();
  if (deleted === 0 && !(await isFreshCode(context, trx, row, code))) throw wrongCode();
}

/** Whether a code of the app is correct and was not used before. */
async function isFreshCode(
  context: SecondFactorContext,
  trx: Knex.Transaction,
  row: SecondFactorModel,
  code: string,
): Promise<boolean> {
  const key = keyOf(context);
  const secret = key && decryptSecret(row.secret, row.userId, key);
  const step = secret === null ? null : stepOf(code, secret, context.now());
  if (step === null) return false;
  const updated = await SecondFactorModel.query(trx)
    .findById(row.userId)
    .where((query) => void query.whereNull('lastStep').orWhere('lastStep', '<', step))
    .patch({ lastStep: step });
  return updated === 1;
}

/** Removes a second factor and returns whether there was one. Ends the sessions that wait for it and keeps the others. */
export async function dropSecondFactor(trx: Knex.Transaction, userId: string): Promise<boolean> {
  const dropped = await SecondFactorModel.query(trx).deleteById(userId);
  await RecoveryCodeModel.query(trx).where({ userId }).delete();
  await SessionModel.query(trx).where({ userId, secondFactor: 'pending' }).delete();
  await SessionModel.query(trx).where({ userId }).patch({ secondFactor: 'none' });
  return dropped > 0;
}

/** Schedules the removal of a second factor, unless it is scheduled already. Returns when it is due. Throws `ApiError` 409 if it is off. */
export async function scheduleRemoval(trx: Knex.Transaction, userId: string, dueMs: number): Promise<number> {
  const [row] = await SecondFactorModel.query(trx)
    .where({ userId })
    .whereNotNull('onAt')
    .patch({ removalDueAt: raw('coalesce(removal_due_at, ?)', [dueMs]) })
    .returning('removalDueAt');
  if (row === undefined) throw new ApiError('second_factor_off', 'Two-step sign-in is off. Sign in again.');
  return row.removalDueAt ?? dueMs;
}

/** Cancels the scheduled removal of a second factor, if there is one. */
export async function cancelRemoval(trx: Knex.Transaction, userId: string): Promise<void> {
  await SecondFactorModel.query(trx).findById(userId).patch({ removalDueAt: null });
}
