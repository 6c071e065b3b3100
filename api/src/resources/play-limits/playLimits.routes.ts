import { getPlayTime, postExtraTime, putPlayLimits, putPlayTime } from '@countertop/contract/family/playLimits';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { CallBudget } from '../../platform/http/CallBudget.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { ConsentRule } from '../consents/ConsentRule.ts';
import { type GrownUpContext, type Proof, verifyGrownUp } from '../family/grownUp.ts';
import { requireLearnerFeature } from '../learners/requireLearnerFeature.ts';
import { addExtraTime, readPlayTime, reportPlayTime, writeLimits } from './playLimits.service.ts';

const parentalControls = {
  feature: 'parentalControls',
  sentence: 'Limits are part of the Family Plan. Choose it to set them.',
} as const;

/** Per session: a device reports once a minute, and whenever the game is paused, hidden or shown. */
const reportBudget = { amount: 600, windowMs: 3_600_000 };

export interface PlayLimitParts extends GrownUpContext {
  readonly consentRule: ConsentRule;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Returns the proof that a child's session needs. Throws `ApiError` 422 if there is none. */
function proofOf(pin: string | undefined, password: string | undefined): Proof {
  if (pin !== undefined) return { pin };
  if (password !== undefined) return { password };
  const sentence = 'Enter your PIN or your password.';
  throw new ApiError('invalid_input', sentence, { pin: sentence });
}

export function playLimitRoutes(router: Router, parts: PlayLimitParts): void {
  const { database, consentRule, now } = parts;
  const budget = new CallBudget(reportBudget);

  handle(router, getPlayTime, (query) => readPlayTime(database, query, now()));

  handle(router, putPlayTime, async (report, { sessionId }) => {
    budget.spend(sessionId, 1, now());
    const mayStore = await consentRule.mayStore(report.learnerId);
    return reportPlayTime(database, report, { mayStore, nowMs: now() });
  });

  handle(router, putPlayLimits, async (limits, { user }) => {
    const { learnerId } = limits;
    const isRemoved = limits.minutesPerDay === null && limits.quietHours === null;
    // Limits can be removed when the plan has ended.
    if (!isRemoved) await requireLearnerFeature(database, { user, learnerId }, parentalControls, now());
    return writeLimits(database, limits, now());
  });

  handle(router, postExtraTime, async ({ learnerId, timeZone, pin, password }, { user }) => {
    if (user.current.player !== null) await verifyGrownUp(parts, user.accountId, proofOf(pin, password));
    return addExtraTime(database, { learnerId, timeZone }, now());
  });
}
