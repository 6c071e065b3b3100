import {
  type BadgeGiven,
  type CertificateGiven,
  getBadges,
  getCertificates,
  postBadge,
  postCertificate,
} from '@countertop/contract/awards';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Keeps a badge with the signed-in user. Nobody waits for it: a failure is only logged (specification 001, section 7). */
export async function giveBadge(badge: BadgeGiven): Promise<void> {
  try {
    await call(postBadge, badge);
  } catch (error) {
    console.warn(`The badge ${badge.badgeType} could not be saved:`, error);
  }
}

/** Keeps a certificate with the signed-in user, in the same way. */
export async function giveCertificate(certificate: CertificateGiven): Promise<void> {
  try {
    await call(postCertificate, certificate);
  } catch (error) {
    console.warn(`The certificate ${certificate.title} could not be saved:`, error);
  }
}

/** The badges of the signed-in user, newest first. */
export function badgesQuery() {
  return queryOptions({ queryKey: ['/api/user/badges'], queryFn: ({ signal }) => call(getBadges, {}, { signal }) });
}

/** The certificates of the signed-in user, newest first. */
export function certificatesQuery() {
  return queryOptions({
    queryKey: ['/api/user/certificates'],
    queryFn: ({ signal }) => call(getCertificates, {}, { signal }),
  });
}
