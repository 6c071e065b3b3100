import type { Knex } from 'knex';
import { attemptPages } from '../attempts/exportLines.ts';
import { listBadges } from '../awards/badges.service.ts';
import { certificateLines } from '../awards/exportLines.ts';
import { consentLines } from '../consents/exportLines.ts';
import { learnerLine, skillDayPages } from '../learners/exportLines.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { extraTimeLines, playLimitLines, playTimeLines } from '../play-limits/exportLines.ts';
import { practiceLines, previousGameLines, readGame } from '../progress/exportLines.ts';
import { listPreviousGames } from '../progress/previousGames.table.ts';
import type { DataExport, Pages } from './tables.ts';

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
