import type { Router } from '../../platform/http/Router.ts';
import * as awards from '@countertop/contract/play/awards';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import type { ConsentRule } from '../consents/ConsentRule.ts';
import { giveBadge, listBadges } from './badges.service.ts';
import { giveCertificate, listCertificates, verifyCertificate } from './certificates.service.ts';

/** Enough for a school that checks a class of certificates, but not for a script that guesses codes. */
const verifyLimit = { name: 'certificates', calls: 120, windowMs: 3_600_000 };

interface AwardContext extends ServerContext {
  readonly consentRule: ConsentRule;
}

export function awardRoutes(router: Router, { database, now, consentRule }: AwardContext): void {
  const countVerifying = rateLimit(verifyLimit, database);
  handle(router, awards.getBadges, (_, { user }) => listBadges(database, user.id));
  handle(router, awards.postBadge, async (given, { user }) => {
    await consentRule.require(user.id);
    return giveBadge(database, user.id, given, now());
  });
  handle(router, awards.getCertificates, (_, { user }) => listCertificates(database, user.id));
  handle(router, awards.postCertificate, async (given, { user }) => {
    await consentRule.require(user.id);
    return giveCertificate(database, user, given, now());
  });
  handle(router, awards.verifyCertificate, async ({ code }, { address }) => {
    await countVerifying(address);
    return verifyCertificate(database, code);
  });
}
