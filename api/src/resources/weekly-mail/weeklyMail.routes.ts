import { getWeeklyMail, postWeeklyMailUnsubscribe, putWeeklyMail } from '@countertop/contract/family/weeklyMail';
import { weeklyMailOneClickPath } from '@countertop/contract/family/family.limits';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { reports, requireLearnerFeature } from '../learners/requireLearnerFeature.ts';
import { readWeeklyMail, unsubscribe, writeWeeklyMail } from './weeklyMail.service.ts';

export function weeklyMailRoutes(router: Router, { database, now }: ServerContext): void {
  handle(router, getWeeklyMail, ({ learnerId }, { user }) => readWeeklyMail(database, { learnerId, userId: user.id }));

  handle(router, putWeeklyMail, async ({ learnerId, isOn }, { user }) => {
    // It can be turned off when the plan has ended.
    if (isOn) await requireLearnerFeature(database, { user, learnerId }, reports, now());
    return writeWeeklyMail(database, { learnerId, userId: user.id }, isOn, now());
  });

  handle(router, postWeeklyMailUnsubscribe, async ({ token }) => {
    await unsubscribe(database, token, now());
    return { ok: true };
  });

  // Called by email clients (RFC 8058) with a form as the body, which adds nothing, and the token in the query, which is not
  // logged.
  router.on('POST', weeklyMailOneClickPath, async (context) => {
    const { token } = context.query;
    if (typeof token === 'string') await unsubscribe(database, token, now());
    context.body = { ok: true };
  });
}
