import { postConfirmPassword } from '@countertop/contract/accounts/reauthentication';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { AccountModel } from '../people/Account.model.ts';

/** Attempts to enter the current password, per account. Shared with changing the password. */
export const passwordLimit = { name: 'password', calls: 10, windowMs: 900_000 };

export interface ReauthenticationParts extends Pick<ServerContext, 'database' | 'usesProvider'> {
  readonly sessions: Sessions;
}

/** Route for entering the password again, which endpoints with the access `reauthenticated` require. */
export function reauthenticationRoutes(router: Router, parts: ReauthenticationParts): void {
  const { database, sessions, usesProvider } = parts;
  const countGuess = rateLimit(passwordLimit, database);

  handle(router, postConfirmPassword, async ({ password }, { user, sessionId }) => {
    if (usesProvider)
      throw new ApiError('passwords_not_used', 'This site does not use passwords. Sign in again to confirm it is you.');
    await countGuess(user.id);
    const row = await AccountModel.query(database).findById(user.id).select('passwordHash');
    if (!(await verifyPassword(row?.passwordHash ?? null, password))) {
      const sentence = 'This password is wrong. Try again.';
      throw new ApiError('wrong_password', sentence, { password: sentence });
    }
    await sessions.reauthenticate(user.id, sessionId);
    return { ok: true };
  });
}
