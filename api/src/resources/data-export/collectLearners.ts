import { figuresOf } from '@countertop/contract/progress';
import type { SavedGame } from '@countertop/engine/saved-game/savedGame';
import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { AttemptModel, type AttemptRow } from '../attempts/Attempt.model.ts';
import { gradedAttemptOf } from '../attempts/attempts.service.ts';
import { listBadges } from '../awards/badges.service.ts';
import { listCertificates } from '../awards/certificates.service.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { SkillDayModel, type SkillDayRow } from '../learners/SkillDay.model.ts';
import { PlayerProgressModel } from '../progress/PlayerProgress.model.ts';
import { listPreviousGames } from '../progress/previousGames.table.ts';
import { progressOf } from '../progress/progress.service.ts';
import { consentLines, extraTimeLines, playLimitLines, playTimeLines } from './collectFamilyRecords.ts';
import { type DataExport, type Pages, rowsPerPage } from './tables.ts';
import { timeOf } from './timeOf.ts';

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

function attemptLine(row: AttemptRow) {
  const { givens, ...attempt } = gradedAttemptOf(row);
  return { learnerId: row.learner_id, day: row.day, ...attempt, givens: JSON.stringify(givens) };
}

/** Yields a learner's attempts in pages. */
async function* attemptPages(database: Knex, learnerId: string): AsyncGenerator<Lines> {
  let after = '';
  for (;;) {
    const rows = await AttemptModel.query(database)
      .where({ learner_id: learnerId })
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerPage);
    yield rows.map(attemptLine);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    after = last.id;
  }
}

const skillDayLine = (row: SkillDayRow) => ({
  learnerId: row.learner_id,
  day: row.day,
  skill: row.skill,
  asked: row.asked,
  right: row.right_first_try,
  withHelp: row.with_help,
  corrected: row.corrected,
  seconds: row.elapsed_ms / 1000,
});

/** Yields the totals of a learner in pages. */
async function* skillDayPages(database: Knex, learnerId: string): AsyncGenerator<Lines> {
  let [day, skill] = ['', ''];
  for (;;) {
    const rows = await SkillDayModel.query(database)
      .where({ learner_id: learnerId })
      .whereRaw('(day, skill) > (?, ?)', [day, skill])
      .orderBy(['day', 'skill'])
      .limit(rowsPerPage);
    yield rows.map(skillDayLine);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    ({ day, skill } = last);
  }
}

function practiceLines(learnerId: string, game: SavedGame | undefined): Lines {
  return Object.entries(game?.practice ?? {}).map(([skill, { asked, right }]) => ({ learnerId, skill, asked, right }));
}

async function readGame(database: Knex, learnerId: string) {
  const row = await PlayerProgressModel.query(database).findById(learnerId);
  if (row === undefined) return null;
  const { game, ...figures } = progressOf(row);
  return { game, figures };
}

async function previousGameLines(database: Knex, learnerId: string): Promise<Lines> {
  const games = await listPreviousGames(database, learnerId, 0);
  return games.map((one) => ({
    learnerId,
    ...figuresOf(one.game),
    restaurantName: one.restaurant_name,
    lastPlayed: timeOf(one.saved_at),
    replacedAt: timeOf(one.replaced_at),
  }));
}

async function certificateLines(database: Knex, learnerId: string): Promise<Lines> {
  const certificates = await listCertificates(database, learnerId);
  return certificates.map(({ certificateData, ...certificate }) => ({ learnerId, ...certificate, ...certificateData }));
}

/** Returns everything that is stored about learners, to be read learner by learner. */
export function collectLearners(database: Knex, learnerIds: readonly string[]): DataExport {
  type Read<Row> = (database: Knex, learnerId: string) => Promise<readonly Row[]> | AsyncIterable<readonly Row[]>;
  const ofEach = <Row>(read: Read<Row>): Pages<Row> =>
    async function* pages() {
      for (const learnerId of learnerIds) {
        const rows = read(database, learnerId);
        for await (const page of 'then' in rows ? [rows] : rows) if (page.length > 0) yield page;
      }
    };
  return {
    tables: {
      learners: ofEach(async (_, id) => {
        const learner = await LearnerModel.query(database).findById(id);
        return learner ? [learnerLine(learner)] : [];
      }),
      progress: ofEach(async (_, id) => {
        const saved = await readGame(database, id);
        return saved === null ? [] : [saved.figures];
      }),
      practice: ofEach(async (_, id) => practiceLines(id, (await readGame(database, id))?.game)),
      previousGames: ofEach(previousGameLines),
      attempts: ofEach(attemptPages),
      skillDays: ofEach(skillDayPages),
      consents: ofEach(consentLines),
      playLimits: ofEach(playLimitLines),
      playTimes: ofEach(playTimeLines),
      extraTimes: ofEach(extraTimeLines),
      badges: ofEach(async (_, learnerId) =>
        (await listBadges(database, learnerId)).map((badge) => ({ learnerId, ...badge })),
      ),
      certificates: ofEach(certificateLines),
    },
    savedGames: ofEach(async (_, learnerId) => {
      const game = (await readGame(database, learnerId))?.game;
      return game === undefined ? [] : [{ learnerId, game }];
    }),
    previousSavedGames: ofEach(async (_, learnerId) =>
      (await listPreviousGames(database, learnerId, 0)).map(({ game }) => ({ learnerId, game })),
    ),
  };
}
