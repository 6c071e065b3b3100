import { deleteConsent, getConsents, postConfirmConsent, postConsent } from '@countertop/contract/family/consent';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { Router } from '../../platform/http/Router.ts';
import { confirmConsent, type ConsentContext, giveConsent, listConsents, withdrawConsent } from './consents.service.ts';

/** Attempts to open a link, from one network. Enough for a family, too few for guessing, which would be hopeless anyway. */
const confirmLimit = { name: 'consent links', calls: 60, windowMs: 3_600_000 };

export function consentRoutes(router: Router, context: ConsentContext): void {
  const countConfirm = rateLimit(confirmLimit, context.database);
  handle(router, getConsents, ({ learnerId }) => listConsents(context, learnerId));
  handle(router, postConsent, async ({ learnerId, noticeVersion }, { user }) => ({
    consent: await giveConsent(context, user, learnerId, noticeVersion),
  }));
  handle(router, postConfirmConsent, async ({ token }, { address }) => {
    await countConfirm(address);
    return { nickname: await confirmConsent(context, token) };
  });
  handle(router, deleteConsent, async ({ learnerId }, { user }) => {
    await withdrawConsent(context, user, learnerId);
    return { ok: true };
  });
}
