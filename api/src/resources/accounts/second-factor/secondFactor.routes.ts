import {
  deleteSecondFactor,
  getSecondFactor,
  postKeepSecondFactor,
  postSecondFactor,
  postSecondFactorRemoval,
  postSecondFactorSecret,
  postSignInCode,
} from '@countertop/contract/accounts/secondFactor';
import { minuteMs } from '@countertop/contract/shared/time';
import type { Context } from 'koa';
import { handle } from '../../../platform/http/handle.ts';
import { rateLimit } from '../../../platform/http/rateLimit.ts';
import type { Router } from '../../../platform/http/Router.ts';
import { siteOrigin } from '../../../platform/http/siteOrigin.ts';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { type AccountRoutesParts, startSession, startSessionAndNotify } from '../account.routes.ts';
import { pendingOf, emailOf, type User } from '../../../platform/http/caller.ts';
import { toUser } from '../../people/currentUser.ts';
import { keepSecondFactor, removeSecondFactor } from '../accountLinks.service.ts';
import { notifySecondFactorChange, signedInAccount } from '../accounts.service.ts';
import { browserTokenOf, isKnownBrowser } from '../knownBrowser.ts';
import {
  enterCode,
  prepareSecondFactor,
  readSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './secondFactor.service.ts';

/**
 * Attempts per account, and apart from these, in each browser that has signed in to it: somebody else who knows the password can't block its
 * owner. Three of a million codes are valid at a time, so someone who knows the password has a chance of 1 in
 * 6,000 per day to guess one.
 */
const limits = {
  quarter: { name: 'code quarter', calls: 10, windowMs: 15 * minuteMs },
  day: { name: 'code day', calls: 50, windowMs: 24 * 60 * minuteMs },
} as const;

/** Routes for turning the second factor on and off, and for signing in with it. */
export function secondFactorRoutes(router: Router, parts: AccountRoutesParts): void {
  const { limits: signInLimits, publicOrigin, now } = parts;
  const [countQuarter, countDay] = [rateLimit(limits.quarter, parts.database), rateLimit(limits.day, parts.database)];

  async function countAttempt(context: Context, user: User): Promise<void> {
    const isKnown = isKnownBrowser(context, parts, emailOf(user));
    const caller = isKnown ? `${user.id} ${browserTokenOf(context, parts)}` : user.id;
    await countQuarter(caller);
    await countDay(caller);
  }

  handle(router, getSecondFactor, (_, { user }) => readSecondFactor(parts, user));

  handle(router, postSecondFactorSecret, async (_, { user, context }) => {
    await countAttempt(context, user);
    return prepareSecondFactor(parts, user);
  });

  handle(router, postSecondFactor, async ({ code }, { user, context }) => {
    await countAttempt(context, user);
    const recoveryCodes = await turnOnSecondFactor(parts, user.id, code);
    await startSession(context, parts, await signedInAccount(parts, user.id), { isFactorGiven: true });
    notifySecondFactorChange(parts, emailOf(user), siteOrigin(context, publicOrigin), true);
    return { recoveryCodes };
  });

  handle(router, deleteSecondFactor, async ({ code }, { user, context }) => {
    await countAttempt(context, user);
    await turnOffSecondFactor(parts, user.id, code);
    notifySecondFactorChange(parts, emailOf(user), siteOrigin(context, publicOrigin), false);
    return { ok: true };
  });

  handle(router, postSecondFactorRemoval, async ({ token }, { address, context }) => {
    const origin = siteOrigin(context, publicOrigin);
    const removalMs = await signInLimits.limitLinks(address, () => removeSecondFactor(parts, token, origin));
    return { removalAt: new Date(removalMs).toISOString() };
  });

  handle(router, postKeepSecondFactor, async ({ token }, { address }) => {
    await signInLimits.limitLinks(address, () => keepSecondFactor(parts, token));
    return { ok: true };
  });

  handle(router, postSignInCode, async ({ code }, { context }) => {
    const pending = pendingOf(context);
    if (pending === null) throw new ApiError('sign_in_expired', 'That took too long. Sign in again.');
    const { id } = pending.user;
    await countAttempt(context, pending.user);
    await enterCode(parts, id, code);
    const row = await signedInAccount(parts, id);
    await startSessionAndNotify(context, parts, row, { isFactorGiven: true });
    return toUser(row, now()).current;
  });
}
