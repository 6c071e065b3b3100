import type { ServerContext } from '../../platform/ServerContext.ts';
import { passwordChangedMail, secondFactorMail } from './accountMails.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashPassword, verifyPassword, rejectCommonPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './signInLimits.ts';
import { userByEmail } from '../people/users.ts';
import { AccountModel, type UserRow } from '../people/Account.model.ts';
import { SingleUseLinkModel } from './SingleUseLink.model.ts';

export interface AccountParts extends Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'now'> {
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
}

/** Returns the account with this email and password. Throws `ApiError` 401 if no account matches or its address is unconfirmed. */
export async function signInByPassword(context: AccountParts, email: string, password: string): Promise<UserRow> {
  const user = await userByEmail(context.database, email);
  const isConfirmed = user !== undefined && user.confirmedAt !== null;
  // Always hash a password, so that the response time doesn't reveal whether the account exists.
  const isCorrect = await verifyPassword(isConfirmed ? user.passwordHash : null, password);
  if (isCorrect && isConfirmed) return user;
  const sentence = 'The email or password is incorrect. Try again, or choose a new password.';
  throw new ApiError('wrong_credentials', sentence);
}

/** Returns the signed-in user's account. Throws `ApiError` 422 if the current password is wrong. */
async function accountWithPassword(context: AccountParts, userId: string, password: string): Promise<UserRow> {
  const user = await AccountModel.query(context.database).findById(userId);
  const isCorrect = await verifyPassword(user?.passwordHash ?? null, password);
  if (user && isCorrect) return user;
  const sentence = 'This is not your present password.';
  throw new ApiError('wrong_password', sentence, { password: sentence });
}

/** Changes the signed-in user's password and ends all their sessions, including the current one. */
export async function changePassword(
  context: AccountParts,
  userId: string,
  input: { password: string; newPassword: string },
  origin: string,
): Promise<UserRow> {
  const { database, sessions } = context;
  const user = await accountWithPassword(context, userId, input.password);
  await rejectCommonPassword(input.newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await database.transaction(async (trx) => {
    await AccountModel.query(trx).findById(userId).patch({ passwordHash });
    await SingleUseLinkModel.query(trx).where({ userId }).delete();
    await sessions.endAll(userId, { trx });
  });
  sessions.forget(userId);
  notifyPasswordChange(context, user.email, origin);
  return { ...user, passwordHash };
}

/** Returns the account of a session. Throws `ApiError` 401 if it was erased. */
export async function signedInAccount(context: AccountParts, userId: string): Promise<UserRow> {
  const user = await AccountModel.query(context.database).findById(userId);
  if (!user) throw new ApiError('signed_out', 'You are signed out. Sign in and try again.');
  return user;
}

export async function renameAccount(context: AccountParts, userId: string, displayName: string): Promise<UserRow> {
  const { database, sessions } = context;
  const [user] = await AccountModel.query(database)
    .where({ id: userId })
    .patch({ displayName: displayName.trim() })
    .returning('*');
  sessions.forget(userId);
  if (!user) throw new ApiError('signed_out', 'You are signed out. Sign in and try again.');
  return user;
}

/** Emails the owner that the second factor was turned on or off, in case someone else did it. */
export function notifySecondFactorChange(context: AccountParts, email: string, origin: string, isOn: boolean): void {
  const { background, sendMail } = context;
  background.run('second factor email', () => sendMail(secondFactorMail(email, origin, isOn)));
}

function notifyPasswordChange(context: AccountParts, email: string, origin: string): void {
  const { background, sendMail } = context;
  background.run('password change email', () => sendMail(passwordChangedMail(email, origin)));
}
