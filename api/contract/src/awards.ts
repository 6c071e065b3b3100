import { certificateIds } from '@countertop/engine/rewards/award';
import * as z from 'zod/mini';
import { badgeAward } from './awardCatalogue.ts';
import { endpoint } from './endpoint.ts';
import { count } from './integers.ts';
import { savedGame } from './savedGame.ts';
import { text } from './text.ts';

/** Ours: no name, sentence or picture of an award is longer. */
const shortBytes = 100;
const longBytes = 500;

/** The game as it stood when the award was earned, for a player whose games are not saved or whose game is not saved yet. */
const evidence = { game: z.optional(savedGame) };

const badgeFields = {
  badgeType: z.string().check(z.refine((type) => badgeAward(type) !== undefined, 'There is no such badge.')),
  title: text(shortBytes),
  description: text(longBytes),
  /** Name of its picture. */
  icon: text(shortBytes),
};

/**
 * A badge that a player asks for; each type is held at most once (specification 001, section 3). Its title, description and
 * icon are part of the specified call, but the catalogue's are kept.
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
 * A certificate that a player asks for (specification 001, section 3). Its texts are the catalogue's and its figures those of
 * the game, whatever is sent; only `timeSpent`, which no saved game holds, is taken from the caller.
 */
const certificateGiven = z.strictObject({
  /** Which of them it is; read off the title when left out. */
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

/**
 * Gives the signed-in user a badge; one that is held already is answered as it is. 409 with `not_earned_yet` while no game that
 * the server knows has earned it, and 422 when the game that was sent cannot have.
 */
export const postBadge = endpoint('POST', '/api/user/badge', {
  access: 'signed-in',
  input: badgeGiven,
  output: badge,
});

/**
 * Gives the signed-in user a certificate that their saved game has earned, with the same errors as for a badge; needs a tier
 * that is not free.
 */
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
    challengesCompleted: count,
    /** Percent. */
    accuracy: z.number(),
    earnedAt: z.iso.datetime(),
  }),
});
export type VerifiedCertificate = z.infer<typeof verifyCertificate.output>;
