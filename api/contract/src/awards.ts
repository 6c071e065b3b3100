import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** Ours: no name, sentence or picture of an award is longer. */
const shortBytes = 100;
const longBytes = 500;

const wholeNumber = z.int().check(z.minimum(0));

/** A badge as the game gives it; each type is held at most once (specification 001, section 3). */
const badgeGiven = z.strictObject({
  badgeType: text(shortBytes),
  title: text(shortBytes),
  description: text(longBytes),
  /** Name of its picture. */
  icon: text(shortBytes),
});
export type BadgeGiven = z.infer<typeof badgeGiven>;

/** A certificate and what it was given for (specification 001, section 3). */
const certificateGiven = z.strictObject({
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

/** Gives the signed-in user a badge; one that is held already is answered as it is. */
export const postBadge = endpoint('POST', '/api/user/badge', {
  access: 'signed-in',
  input: badgeGiven,
  output: z.strictObject({ ...badgeGiven.shape, ...kept }),
});

/** Gives the signed-in user a certificate; needs a tier that is not free. */
export const postCertificate = endpoint('POST', '/api/user/certificate', {
  access: 'signed-in',
  input: certificateGiven,
  output: z.strictObject({ ...certificateGiven.shape, ...kept }),
});
