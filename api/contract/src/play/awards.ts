import { certificateIds } from '@countertop/engine/rewards/award';
import * as z from 'zod/mini';
import { badgeAward } from './awardCatalog.ts';
import { endpoint } from '../shared/endpoint.ts';
import { erasureFields } from '../accounts/erasure.ts';
import { count } from '../shared/integers.ts';
import { savedGame } from './savedGame.ts';
import { text } from '../shared/text.ts';

/** Longest titles and icon names, and longest descriptions. All that the game has are shorter. */
const shortBytes = 100;
const longBytes = 500;

/** The game at the moment the award was earned, for players whose games are not saved, or not yet, and the known erasure. */
const evidence = { game: z.optional(savedGame), ...erasureFields };

const badgeFields = {
  badgeType: z.string().check(z.refine((type) => badgeAward(type) !== undefined, 'There is no such badge.')),
  title: text(shortBytes),
  description: text(longBytes),
  /** Name of its drawing. */
  icon: text(shortBytes),
};

/**
 * A badge that a player claims; each type is held at most once. Title, description and icon are those of the
 * catalog, whatever is sent.
 */
const badgeGiven = z.strictObject({ ...badgeFields, ...evidence });
export type BadgeGiven = z.infer<typeof badgeGiven>;

const certificateFields = {
  title: text(shortBytes),
  description: text(longBytes),
  skillLevel: text(shortBytes),
  certificateData: z.strictObject({
    score: count,
    challengesCompleted: count,
    /** Percent. */
    accuracy: z.number().check(z.minimum(0), z.maximum(100)),
    /** Seconds. */
    timeSpent: count,
  }),
};

/**
 * A certificate that a player claims. Its texts are stored from the catalog and its figures
 * from the game, whatever is sent; only `timeSpent`, which no saved game holds, comes from the caller.
 */
const certificateGiven = z.strictObject({
  /** Derived from the title if left out. */
  certificateType: z.optional(z.enum(certificateIds)),
  ...certificateFields,
  ...evidence,
});
export type CertificateGiven = z.infer<typeof certificateGiven>;

const kept = { id: z.string(), earnedAt: z.iso.datetime() };

const badge = z.strictObject({ ...badgeFields, ...kept });
/** A badge that a user holds. */
export type Badge = z.infer<typeof badge>;

const certificate = z.strictObject({
  certificateType: z.enum(certificateIds),
  ...certificateFields,
  ...kept,
  /** Printed on the certificate; `/verify/{code}` confirms that it is real. */
  checkCode: z.string(),
});
/** A certificate that a user holds. */
export type Certificate = z.infer<typeof certificate>;

/** The badges of the signed-in user, newest first. */
export const getBadges = endpoint('GET', '/api/user/badges', {
  access: 'signed-in',
  isForChildren: true,
  input: z.strictObject({}),
  output: z.array(badge),
});

/** The certificates of the signed-in user, newest first. Users keep them when the subscription ends. */
export const getCertificates = endpoint('GET', '/api/user/certificates', {
  access: 'signed-in',
  isForChildren: true,
  input: z.strictObject({}),
  output: z.array(certificate),
});

/** Stores a badge for the signed-in user, or returns the one they already hold. */
export const postBadge = endpoint('POST', '/api/user/badge', {
  access: 'signed-in',
  isForChildren: true,
  errors: [
    'consent_needed',
    'unknown_badge',
    'implausible_game',
    'not_earned_yet',
    'account_not_found',
    'learner_gone',
  ],
  input: badgeGiven,
  output: badge,
});

/** Stores a certificate that the signed-in user's saved game has earned. Requires a paid tier. */
export const postCertificate = endpoint('POST', '/api/user/certificate', {
  access: 'signed-in',
  isForChildren: true,
  errors: [
    'plan_required',
    'consent_needed',
    'unknown_certificate',
    'implausible_game',
    'not_earned_yet',
    'account_not_found',
    'learner_gone',
  ],
  input: certificateGiven,
  output: certificate,
});

/** Returns what the certificate with a code says, except for the name of its holder. */
export const verifyCertificate = endpoint('GET', '/api/verify/:code', {
  isForChildren: true,
  errors: ['certificate_not_found'],
  input: z.strictObject({ code: text(shortBytes) }),
  output: z.strictObject({
    checkCode: z.string(),
    certificateType: z.enum(certificateIds),
    title: z.string(),
    skillLevel: z.string(),
    challengesCompleted: count,
    /** Percent. */
    accuracy: z.number(),
    earnedAt: z.iso.datetime(),
  }),
});
export type VerifiedCertificate = z.infer<typeof verifyCertificate.output>;
