import { figuresOf } from '@countertop/contract/progress';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { AttemptModel } from '../attempts/Attempt.model.ts';
import { gradedAttemptOf } from '../attempts/attempts.service.ts';
import { listBadges } from '../awards/badges.service.ts';
import { listCertificates } from '../awards/certificates.service.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { SkillDayModel } from '../learners/SkillDay.model.ts';
import { PlayerProgressModel } from '../progress/PlayerProgress.model.ts';
import { listPreviousGames } from '../progress/previousGames.table.ts';
import { progressOf } from '../progress/progress.service.ts';
import { collectDecisions } from './collectFamilyRecords.ts';
import { timeOf } from './timeOf.ts';

/** A complete game of a learner. */
interface LearnerGame {
  readonly learnerId: string;
  readonly game: SavedGame;
}

/** Everything that is stored about somebody. */
export interface DataExport {
  readonly tables: Readonly<Record<string, Lines>>;
  readonly savedGames: readonly LearnerGame[];
  /** The complete games that have been replaced by another one. */
  readonly previousSavedGames: readonly LearnerGame[];
}

export function learnerLine(learner: LearnerModel) {
  return {
    id: learner.id,
    nickname: learner.nickname,
    picture: learner.picture,
    hasPicturePassword: learner.picture_password_hash !== null,
    ageBand: learner.band,
    settings: JSON.stringify(learner.settings),
    hasReviews: learner.has_reviews,
    earlierSkills: learner.earlier_skills === null ? null : JSON.stringify(learner.earlier_skills),
    createdAt: timeOf(learner.created_at),
    updatedAt: timeOf(learner.updated_at),
  };
}

async function attemptLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await AttemptModel.query(database).where({ learner_id: learnerId }).orderBy('id');
  return rows.map((row) => {
    const { givens, ...attempt } = gradedAttemptOf(row);
    return { learnerId, day: row.day, ...attempt, givens: JSON.stringify(givens) };
  });
}

async function skillDayLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await SkillDayModel.query(database).where({ learner_id: learnerId }).orderBy(['day', 'skill']);
  return rows.map((row) => ({
    learnerId,
    day: row.day,
    skill: row.skill,
    asked: row.asked,
    right: row.right_first_try,
    withHelp: row.with_help,
    corrected: row.corrected,
    seconds: row.elapsed_ms / 1000,
  }));
}

function practiceLines(learnerId: string, game: SavedGame | undefined): Lines {
  return Object.entries(game?.practice ?? {}).map(([skill, { asked, right }]) => ({ learnerId, skill, asked, right }));
}

/** Collects the saved and previous games of a learner. */
async function collectGames(database: Knex, learnerId: string): Promise<DataExport> {
  const row = await PlayerProgressModel.query(database).findById(learnerId);
  const { game, ...figures } = row ? progressOf(row) : {};
  const previous = await listPreviousGames(database, learnerId, 0);
  const tables = {
    progress: row ? [{ ...figures }] : [],
    practice: practiceLines(learnerId, game),
    previousGames: previous.map((one) => ({
      learnerId,
      ...figuresOf(one.game),
      restaurantName: one.restaurant_name,
      lastPlayed: timeOf(one.saved_at),
      replacedAt: timeOf(one.replaced_at),
    })),
  };
  return {
    tables,
    savedGames: game === undefined ? [] : [{ learnerId, game }],
    previousSavedGames: previous.map((one) => ({ learnerId, game: one.game })),
  };
}

async function collectLearner(database: Knex, learnerId: string): Promise<DataExport> {
  const learner = await LearnerModel.query(database).findById(learnerId);
  const { tables, ...games } = await collectGames(database, learnerId);
  const certificates = await listCertificates(database, learnerId);
  return {
    ...games,
    tables: {
      learners: learner ? [learnerLine(learner)] : [],
      ...tables,
      attempts: await attemptLines(database, learnerId),
      skillDays: await skillDayLines(database, learnerId),
      ...(await collectDecisions(database, learnerId)),
      badges: (await listBadges(database, learnerId)).map((badge) => ({ learnerId, ...badge })),
      certificates: certificates.map(({ certificateData, ...certificate }) => ({
        learnerId,
        ...certificate,
        ...certificateData,
      })),
    },
  };
}

/** Collects everything that is stored about learners. */
export async function collectLearners(database: Knex, learnerIds: readonly string[]): Promise<DataExport> {
  const all: DataExport[] = [];
  for (const id of learnerIds) all.push(await collectLearner(database, id));
  const names = new Set(all.flatMap(({ tables }) => Object.keys(tables)));
  return {
    tables: Object.fromEntries([...names].map((name) => [name, all.flatMap(({ tables }) => tables[name] ?? [])])),
    savedGames: all.flatMap(({ savedGames }) => savedGames),
    previousSavedGames: all.flatMap(({ previousSavedGames }) => previousSavedGames),
  };
}
