import { randomInt } from 'node:crypto';
import { checkCodeAlphabet, readCheckCode } from '@countertop/contract/play/checkCode';
import { settingsCodeDays, settingsCodeLength } from '@countertop/contract/family/family.limits';
import { type LearnerSettings, learnerSettings, type postSettingsCode } from '@countertop/contract/play/settings';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { hashOf } from '../../platform/token.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { SettingsCodeModel } from './SettingsCode.model.ts';

const groupLength = 4;

/** Returns stored settings; null if there are none, or if they are from another version. */
function parse(stored: unknown): LearnerSettings | null {
  const { success, data } = z.safeParse(learnerSettings, stored);
  return success ? data : null;
}

/** Returns the settings of a learner; null until they are saved for the first time. */
export async function readSettings(database: Knex, learnerId: string): Promise<LearnerSettings | null> {
  const learner = await LearnerModel.query(database).findById(learnerId).select('settings');
  return parse(learner?.settings);
}

/** Returns the settings of a learner. Throws `ApiError` 404 if none are saved. */
export async function savedSettings(database: Knex, learnerId: string): Promise<LearnerSettings> {
  const settings = await readSettings(database, learnerId);
  if (settings !== null) return settings;
  throw new ApiError('settings_not_saved', 'No settings are saved for this child yet. Choose some first.');
}

export async function writeSettings(
  database: Knex,
  learnerId: string,
  settings: LearnerSettings,
  nowMs: number,
): Promise<LearnerSettings> {
  await LearnerModel.query(database).findById(learnerId).patch({ settings, updatedAt: nowMs });
  return settings;
}

/** Returns a random code. 60 bits cannot be guessed, also because guesses are limited. */
function newCode(): string {
  return Array.from({ length: settingsCodeLength }, () => checkCodeAlphabet[randomInt(checkCodeAlphabet.length)]).join(
    '',
  );
}

/** Returns a code as it is shown: `7K3M-QX9T-2A4B`. */
function printCode(code: string): string {
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/** Makes a code that carries a copy of a learner's settings. Throws `ApiError` 404 if none are saved. */
export async function createSettingsCode(
  database: Knex,
  learnerId: string,
  nowMs: number,
): Promise<z.infer<typeof postSettingsCode.output>> {
  const settings = await savedSettings(database, learnerId);
  const code = newCode();
  const expiresAt = nowMs + settingsCodeDays * dayMs;
  await SettingsCodeModel.query(database).insert({ codeHash: hashOf(code), settings, expiresAt });
  return { code: printCode(code), expiresAt: new Date(expiresAt).toISOString() };
}

/** Applies the settings of a code to a learner. Throws `ApiError` 404 if the code is unknown or too old. */
export async function applySettingsCode(
  database: Knex,
  learnerId: string,
  typed: string,
  nowMs: number,
): Promise<LearnerSettings> {
  const row = await SettingsCodeModel.query(database)
    .findById(hashOf(readCheckCode(typed)))
    .where('expiresAt', '>', nowMs);
  const settings = parse(row?.settings);
  if (settings === null) {
    throw new ApiError(
      'settings_code_invalid',
      `This code is unknown or older than ${settingsCodeDays} days. Compare it letter by letter, or make a new one.`,
    );
  }
  return writeSettings(database, learnerId, settings, nowMs);
}

/** Deletes expired codes. */
export async function deleteOldSettingsCodes(database: Knex, nowMs: number): Promise<void> {
  await SettingsCodeModel.query(database).where('expiresAt', '<=', nowMs).delete();
}
