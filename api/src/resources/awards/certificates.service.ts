import { randomInt, randomUUID } from 'node:crypto';
import { certificateTexts } from '@countertop/contract/play/awardCatalog';
import type { Certificate, CertificateGiven, VerifiedCertificate } from '@countertop/contract/play/awards';
import { checkCodeAlphabet, checkCodeLength, readCheckCode } from '@countertop/contract/play/checkCode';
import { isoOf } from '@countertop/contract/shared/time';
import { type CertificateId, certificateIds } from '@countertop/engine/rewards/award';
import { accuracyPercent } from '@countertop/engine/rewards/percent';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import { requireFeature } from '../people/requireFeature.ts';
import type { User } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { CertificateModel, type CertificateRow } from './Certificate.model.ts';
import { requireEarned } from './evidence.ts';

/** Converts a row to the contract's type. Texts come from the catalog, not from the row. */
function certificateOf(row: CertificateRow): Certificate {
  const { id, certificateType, score, challengesCompleted, accuracy, timeSpentSeconds, checkCode, earnedAt } = row;
  return {
    id,
    certificateType,
    ...certificateTexts[certificateType],
    certificateData: { score, challengesCompleted, accuracy, timeSpent: timeSpentSeconds },
    earnedAt: isoOf(earnedAt),
    checkCode,
  };
}

/** Returns a learner's certificates, newest first. */
export async function listCertificates(database: Knex, learnerId: string): Promise<Certificate[]> {
  const rows = await CertificateModel.query(database)
    .where({ learnerId })
    .orderBy([
      { column: 'earnedAt', order: 'desc' },
      { column: 'id', order: 'asc' },
    ]);
  return rows.map(certificateOf);
}

function newCheckCode(): string {
  return Array.from({ length: checkCodeLength }, () => checkCodeAlphabet[randomInt(checkCodeAlphabet.length)]).join('');
}

/** Returns the type of a certificate, by its type or else by its title; undefined if there is no such certificate. */
function typeOf({ certificateType, title }: CertificateGiven): CertificateId | undefined {
  return certificateType ?? certificateIds.find((id) => title.toLowerCase().startsWith(`${id} `));
}

const certificates = {
  feature: 'certificates',
  sentence: 'Certificates require a subscription. Choose a plan to keep this one.',
} as const;

function checkGiven(given: CertificateGiven): CertificateId {
  const type = typeOf(given);
  if (type === undefined) {
    const why = 'There is no certificate with this name.';
    throw new ApiError('unknown_certificate', why, { title: why });
  }
  return type;
}

export interface EarnedCertificate {
  readonly type: CertificateId;
  readonly game: SavedGame;
  /** Seconds. */
  readonly timeSpent: number;
}

function toRow(learnerId: string, { type, game, timeSpent }: EarnedCertificate, nowMs: number): CertificateRow {
  const { title, description, skillLevel } = certificateTexts[type];
  return {
    id: randomUUID(),
    learnerId,
    certificateType: type,
    title,
    description,
    skillLevel,
    score: game.stats.score,
    challengesCompleted: game.stats.totalProblems,
    accuracy: accuracyPercent(game.stats),
    timeSpentSeconds: timeSpent,
    checkCode: newCheckCode(),
    earnedAt: nowMs,
  };
}

const findCertificate = (database: Knex, learnerId: string, type: CertificateId) =>
  CertificateModel.query(database).findOne({ learnerId, certificateType: type });

/** Stores a certificate without checking that it was earned. Returns the existing one if the learner has it already. */
export async function storeCertificate(
  database: Knex,
  learnerId: string,
  earned: EarnedCertificate,
  nowMs: number,
): Promise<Certificate> {
  await CertificateModel.query(database)
    .insert(toRow(learnerId, earned, nowMs))
    .onConflict(['learnerId', 'certificateType'])
    .ignore();
  const held = await findCertificate(database, learnerId, earned.type);
  if (held === undefined) throw new ApiError('account_not_found', 'This account no longer exists. Sign in again.');
  return certificateOf(held);
}

/**
 * Awards a certificate once. Throws `ApiError` 403 on the free tier, 409 or 422 if no saved game has earned it.
 */
export async function giveCertificate(
  database: Knex,
  user: User,
  given: CertificateGiven,
  nowMs: number,
): Promise<Certificate> {
  requireFeature(user, certificates, nowMs);
  const type = checkGiven(given);
  const held = await findCertificate(database, user.id, type);
  if (held !== undefined) return certificateOf(held);
  const award = { kind: 'certificate', id: type } as const;
  const game = await requireEarned(database, { learnerId: user.id, award, game: given.game }, nowMs);
  return storeCertificate(database, user.id, { type, game, timeSpent: given.certificateData.timeSpent }, nowMs);
}

/** Returns the certificate with a code, without its owner. */
export async function verifyCertificate(database: Knex, typed: string): Promise<VerifiedCertificate> {
  const row = await CertificateModel.query(database).findOne({ checkCode: readCheckCode(typed) });
  if (row === undefined) {
    throw new ApiError(
      'certificate_not_found',
      'No certificate has this code. Compare it with the printed code, letter by letter.',
    );
  }
  const { checkCode, certificateType, challengesCompleted, accuracy, earnedAt } = row;
  const { title, skillLevel } = certificateTexts[certificateType];
  return {
    checkCode,
    certificateType,
    title,
    skillLevel,
    challengesCompleted,
    accuracy,
    earnedAt: isoOf(earnedAt),
  };
}
