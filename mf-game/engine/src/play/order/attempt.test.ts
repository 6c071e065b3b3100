import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../../../tests/support/fuzz.ts';
import { gradeAttempt } from '../../answers/gradeAttempt.ts';
import { ageBands } from '../../problems/band.ts';
import { seededRandom } from '../../problems/random.ts';
import { rulesVersion } from '../../problems/rulesVersion.ts';
import { anyEvent } from '../anyEvent.fixture.ts';
import { type AttemptFacts, attemptOf } from './attempt.ts';
import {
  after,
  answeredRow,
  answeredWrong,
  orderOf,
  played,
  withNextOrderOpen,
  withOrderOpen,
} from '../game.fixture.ts';
import { gameSpeeds, newGame, next } from '../game.ts';
import { answerText, playDay, wrongAnswerText } from '../simulate.ts';
import type { Game } from '../state.ts';
import type { GameEvent } from '../gameEvent.ts';

/** Returns the attempt of an event. Throws if there is none. */
function attemptAt(game: Game, event: GameEvent): AttemptFacts {
  const attempt = attemptOf(game, next(game, event));
  if (attempt === null) throw new Error('Nothing was graded.');
  return attempt;
}

describe('the attempt of an answer', () => {
  it('has what was asked and answered, and how', () => {
    const open = after(withOrderOpen({ seed: 7, speed: 'x2' }), 9_000);
    const { problem } = orderOf(open);
    const hinted = played(open, [{ type: 'hintRequested' }, { type: 'hintRequested' }]);

    const attempt = attemptAt(hinted, { type: 'answered', text: answerText(problem.answer) });

    const { band, type, variant, dish, givens } = problem;
    expect(attempt).toEqual({
      rulesVersion,
      seed: 7,
      number: 1,
      band,
      type,
      variant,
      dish,
      givens,
      origin: 'drawn',
      lesson: null,
      answerHundredths: problem.answer.unit === 'money' ? problem.answer.cents : 100 * problem.answer.count,
      isRetry: false,
      hintsUsed: 2,
      elapsedMs: 9_000,
      speed: 'x2',
    });
  });

  it('counts real time in untimed mode and after a change of speed', () => {
    const slow = after(withOrderOpen({ speed: 'none' }), 4_000);
    const quick = after(next(slow, { type: 'speedChanged', speed: 'x10' }), 3_000);

    expect(attemptAt(quick, { type: 'answered', text: '1' })).toMatchObject({ elapsedMs: 7_000, speed: 'x10' });
  });

  it('is at most a day long', () => {
    const open = withOrderOpen({ speed: 'none' });
    const left = { ...open, order: { ...orderOf(open), workedMs: 1e9 } };

    expect(attemptAt(left, { type: 'answered', text: '1' }).elapsedMs).toBe(86_400_000);
  });

  it('has separate hints and time if it is a second try', () => {
    const wrong = answeredWrong(after(next(withOrderOpen(), { type: 'hintRequested' }), 8_000));
    const retry = after(played(wrong, [{ type: 'retryOpened' }, { type: 'retryHintRequested' }]), 2_000);

    const attempt = attemptAt(retry, { type: 'retried', text: '12' });

    expect(attempt).toMatchObject({
      isRetry: true,
      number: 1,
      hintsUsed: 1,
      elapsedMs: 2_000,
      answerHundredths: 1_200,
    });
  });

  it('tells follow-up problems from drawn ones', () => {
    let game = answeredWrong(withOrderOpen({ speed: 'none' }));
    const [queued] = game.record.siblings;
    const origins: string[] = [];
    for (let order = 0; order < 4; order += 1) {
      const open = withNextOrderOpen(game);
      game = answeredRow(open, 'r');
      origins[open.record.problemsMade] = attemptOf(open, game)?.origin ?? '';
    }

    expect(origins.flatMap((origin, number) => (origin === 'follow_up' ? [number] : []))).toEqual([queued?.dueAt]);
  });
});

/** The latest grading that the game shows: the first try, or the second one. */
function shown({ result }: Game) {
  if (result === null) return null;
  const { problem, isCorrect, mistake, retry } = result;
  if (retry !== null) return { skill: problem.skill, isCorrect: retry.status === 'right' };
  return { skill: problem.skill, isCorrect, mistake: mistake?.reason.id ?? null };
}

const gradings = ({ stats }: Game): number => stats.totalProblems;
const isTried = ({ result }: Game): boolean => result?.retry?.answerHundredths != null;

/** Applies an event. Checks that it has an attempt if it graded something, which is graded alike from its values. */
function checked(game: Game, event: GameEvent): { readonly after: Game; readonly attempt: AttemptFacts | null } {
  const later = next(game, event);
  const attempt = attemptOf(game, later);
  const isFirst = event.type !== 'started' && gradings(later) > gradings(game);
  const isSecond = isTried(later) && !isTried(game);
  if ((attempt !== null) !== (isFirst || isSecond)) throw new Error(`${event.type} has ${JSON.stringify(attempt)}`);
  if (attempt !== null) expect(gradeAttempt(attempt)).toMatchObject(shown(later) ?? {});
  return { after: later, attempt };
}

describe('the attempts of a game', () => {
  it.each(ageBands)('are one for each answer, graded as in the game, for %s', (band) => {
    let [answers, mistakes] = [0, 0];
    const seeds = fuzzSeeds(100);
    for (const seed of seeds) {
      const start = newGame({ seed, band, speed: gameSpeeds[seed % gameSpeeds.length] ?? 'standard' });
      let game = start;
      for (const event of playDay(start, { seed, correctPercent: 60 }).events) {
        const step = checked(game, event);
        if (step.attempt !== null) answers += 1;
        if (step.attempt !== null && step.after.result?.mistake != null) mistakes += 1;
        game = step.after;
      }
      expect(game.stats.totalProblems).toBeGreaterThanOrEqual(5);
    }

    expect(answers).toBeGreaterThan(5 * seeds.length);
    expect(mistakes).toBeGreaterThan(0.2 * seeds.length);
  });

  it('are one for each answer, whatever else happens', () => {
    const random = seededRandom(5);
    const kinds = new Set<string>();
    let game = newGame({ seed: 5, band: 'ages_6_7' });
    for (let step = 0; step < 100_000; step += 1) {
      const { after: later, attempt } = checked(game, anyEvent(game, random));
      if (attempt !== null) kinds.add(`${attempt.isRetry ? 'second' : 'first'} ${attempt.origin}`);
      game = later;
    }

    expect(kinds.size).toBe(4);
  });

  it('know the mistake of a second try', () => {
    const wrong = answeredWrong(withOrderOpen());
    const [known] = wrong.result?.problem.mistakes ?? [];
    const text = wrongAnswerText({ unit: 'money', cents: (known?.hundredths ?? 0) - 100 });

    const attempt = attemptAt(next(wrong, { type: 'retryOpened' }), { type: 'retried', text });

    expect(gradeAttempt(attempt)).toMatchObject({ isCorrect: false, mistake: known?.reason.id });
  });

  it('are not graded if no such problem is ever asked', () => {
    const attempt = attemptAt(withOrderOpen(), { type: 'answered', text: '1' });

    expect(gradeAttempt({ ...attempt, givens: { quantity: 1_000 } })).toBeNull();
  });
});
