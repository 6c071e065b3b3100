import { deleteConsent, getConsents, postConfirmConsent, postConsent } from '@countertop/contract/family/consent';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import type { Consents } from './Consents.ts';

/** Attempts to open a link, from one network. Enough for a family, too few for guessing, which would be hopeless anyway. */
const confirmLimit = { name: 'consent links', calls: 60, windowMs: 3_600_000 };

interface ConsentContext extends ServerContext {
  readonly consents: Consents;
}

export function consentRoutes(router: Router, { consents, database }: ConsentContext): void {
  const countConfirm = rateLimit(confirmLimit, database);
  handle(router, getConsents, ({ learnerId }) => consents.list(learnerId));
  handle(router, postConsent, async ({ learnerId, noticeVersion }, { user }) => ({
    consent: await consents.give(user, learnerId, noticeVersion),
  }));
  handle(router, postConfirmConsent, async ({ token }, { address }) => {
    await countConfirm(address);
    return { nickname: await consents.confirm(token) };
  });
  handle(router, deleteConsent, async ({ learnerId }, { user }) => {
    await consents.withdraw(user, learnerId);
    return { ok: true };
  });
}
