import { badgeIds, certificateIds } from '@countertop/engine/award';
import { levels } from '@countertop/engine/constants';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** Ours: no name, sentence or picture of an award is longer. */
const shortBytes = 100;
const longBytes = 500;

/** The most an integer of both databases holds. */
const wholeNumber = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

const levelBadges = Array.from({ length: levels.last - 1 }, (_, index) => `level_${index + 2}`);
/** Every badge there is: those of the game, and one for each new level. */
const badgeTypes: ReadonlySet<string> = new Set([...badgeIds, ...levelBadges]);

/** A badge as the game gives it; each type is held at most once (specification 001, section 3). */
const badgeGiven = z.strictObject({
  badgeType: z.string().check(z.refine((type) => badgeTypes.has(type), 'There is no such badge.')),
  title: text(shortBytes),
  description: text(longBytes),
  /** Name of its picture. */
  icon: text(shortBytes),
});
export type BadgeGiven = z.infer<typeof badgeGiven>;

/** A certificate and what it was given for (specification 001, section 3). */
const certificateGiven = z.strictObject({
  /** Which of them it is; read off the title when left out. */
  certificateType: z.optional(z.enum(certificateIds)),
  title: text(shortBytes),
  description: text(longBytes),
  skillLevel: text(shortBytes),
  certificateData: z.strictObject({
    score: wholeNumber,
    challengesCompleted: wholeNumber,
    /** Percent. */
    accuracy: z.number().check(z.minimum(0), z.maximum(100)),
    /** Seconds. */
    timeSpent: wholeNumber,
  }),
});
export type CertificateGiven = z.infer<typeof certificateGiven>;

const kept = { id: z.string(), earnedAt: z.iso.datetime() };

const badge = z.strictObject({ ...badgeGiven.shape, ...kept });
/** A badge that a user holds. */
export type Badge = z.infer<typeof badge>;

const certificate = z.strictObject({
  ...certificateGiven.shape,
  certificateType: z.enum(certificateIds),
  ...kept,
  /** Printed on the sheet: whoever holds it can ask `/verify/{code}` whether it is real. */
  checkCode: z.string(),
});
/** A certificate that a user holds. */
export type Certificate = z.infer<typeof certificate>;

/** The badges of the signed-in user, newest first. */
export const getBadges = endpoint('GET', '/api/user/badges', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(badge),
});

/** The certificates of the signed-in user, newest first. They stay theirs when the subscription ends. */
export const getCertificates = endpoint('GET', '/api/user/certificates', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(certificate),
});

/** Gives the signed-in user a badge; one that is held already is answered as it is. */
export const postBadge = endpoint('POST', '/api/user/badge', {
  access: 'signed-in',
  input: badgeGiven,
  output: badge,
});

/** Gives the signed-in user a certificate; needs a tier that is not free. */
export const postCertificate = endpoint('POST', '/api/user/certificate', {
  access: 'signed-in',
  input: certificateGiven,
  output: certificate,
});

/** What a certificate says, to whoever holds its code: all but whose it is. 404 for a code that was never given. */
export const verifyCertificate = endpoint('GET', '/api/verify/:code', {
  input: z.strictObject({ code: text(shortBytes) }),
  output: z.strictObject({
    checkCode: z.string(),
    certificateType: z.enum(certificateIds),
    title: z.string(),
    skillLevel: z.string(),
    challengesCompleted: wholeNumber,
    /** Percent. */
    accuracy: z.number(),
    earnedAt: z.iso.datetime(),
  }),
});
export type VerifiedCertificate = z.infer<typeof verifyCertificate.output>;
