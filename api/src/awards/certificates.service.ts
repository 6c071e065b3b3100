import { randomInt, randomUUID } from 'node:crypto';
import type { Certificate, CertificateGiven, VerifiedCertificate } from '@countertop/contract/awards';
import { checkCodeAlphabet, checkCodeLength, readCheckCode } from '@countertop/contract/checkCode';
import { type CertificateId, certificateIds } from '@countertop/engine/award';
import { canEarnCertificate } from '@countertop/engine/plausibleCertificate';
import type { Knex } from 'knex';
import type { User } from '../account/UserRow.ts';
import { Problem } from '../problem.ts';
import type { CertificateRow } from './awards.table.ts';

function certificateOf(row: CertificateRow): Certificate {
  return {
    id: row.id,
    certificateType: row.certificate_type,
    title: row.title,
    description: row.description,
    skillLevel: row.skill_level,
    certificateData: {
      score: row.score,
      challengesCompleted: row.challenges_completed,
      accuracy: row.accuracy,
      timeSpent: row.time_spent_seconds,
    },
    earnedAt: new Date(row.earned_at).toISOString(),
    checkCode: row.check_code,
  };
}

/** A user's certificates, newest first. */
export async function listCertificates(database: Knex, userId: string): Promise<Certificate[]> {
  const rows: CertificateRow[] = await database('certificates')
    .where({ user_id: userId })
    .orderBy([
      { column: 'earned_at', order: 'desc' },
      { column: 'id', order: 'asc' },
    ]);
  return rows.map(certificateOf);
}

function newCheckCode(): string {
  return Array.from({ length: checkCodeLength }, () => checkCodeAlphabet[randomInt(checkCodeAlphabet.length)]).join('');
}

/** Which certificate it is, by its type or else by its title; undefined for one that does not exist. */
function typeOf({ certificateType, title }: CertificateGiven): CertificateId | undefined {
  return certificateType ?? certificateIds.find((id) => title.toLowerCase().startsWith(`${id} `));
}

function checkGiven(user: User, given: CertificateGiven): CertificateId {
  if (user.tier === 'free') {
    throw new Problem(403, 'needs_plan', 'Certificates come with a subscription. Choose a plan to keep this one.');
  }
  const type = typeOf(given);
  if (type === undefined) {
    const why = 'There is no certificate of this name.';
    throw new Problem(422, 'unknown_certificate', why, { title: why });
  }
  if (!canEarnCertificate(type, given.certificateData)) {
    const why = 'Nobody can have earned this certificate with these figures.';
    throw new Problem(422, 'implausible', why, { certificateData: why });
  }
  return type;
}

function toRow(userId: string, type: CertificateId, given: CertificateGiven, nowMs: number): CertificateRow {
  const { score, challengesCompleted, accuracy, timeSpent } = given.certificateData;
  return {
    id: randomUUID(),
    user_id: userId,
    certificate_type: type,
    title: given.title,
    description: given.description,
    skill_level: given.skillLevel,
    score,
    challenges_completed: challengesCompleted,
    accuracy,
    time_spent_seconds: timeSpent,
    check_code: newCheckCode(),
    earned_at: nowMs,
  };
}

/** Gives a certificate, once, to who has a tier that is not free. */
export async function giveCertificate(
  database: Knex,
  user: User,
  given: CertificateGiven,
  nowMs: number,
): Promise<Certificate> {
  const type = checkGiven(user, given);
  await database('certificates')
    .insert(toRow(user.id, type, given, nowMs))
    .onConflict(['user_id', 'certificate_type'])
    .ignore();
  const held = await database<CertificateRow>('certificates')
    .where({ user_id: user.id, certificate_type: type })
    .first();
  if (held === undefined) throw new Problem(404, 'no_account', 'This account is gone. Sign in again.');
  return certificateOf(held);
}

/** What the certificate with a code says, without whose it is. */
export async function verifyCertificate(database: Knex, typed: string): Promise<VerifiedCertificate> {
  const row = await database<CertificateRow>('certificates')
    .where({ check_code: readCheckCode(typed) })
    .first();
  if (row === undefined) {
    throw new Problem(
      404,
      'unknown_code',
      'No certificate has this code. Compare it with the printed one, letter by letter.',
    );
  }
  return {
    checkCode: row.check_code,
    certificateType: row.certificate_type,
    title: row.title,
    skillLevel: row.skill_level,
    challengesCompleted: row.challenges_completed,
    accuracy: row.accuracy,
    earnedAt: new Date(row.earned_at).toISOString(),
  };
}
