import { describe, expect, it } from 'vitest';
import { after, answeredRight, answeredWrong, cleared, orderOf, played, withOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';
import { answerText, wrongAnswerText } from '../simulate.ts';
import type { Game, Result, Retry } from '../state.ts';
import type { GameEvent } from '../gameEvent.ts';

const open: GameEvent = { type: 'retryOpened' };

function resultOf({ result }: Game): Result {
  if (result === null) throw new Error('No result is open.');
  return result;
}

function retryOf(game: Game): Retry {
  const { retry } = resultOf(game);
  if (retry === null) throw new Error('No second try is open.');
  return retry;
}

const rightText = (game: Game): string => answerText(resultOf(game).problem.answer);
const wrongText = (game: Game): string => wrongAnswerText(resultOf(game).problem.answer);

/** Answers a money problem wrong and leaves the result open. */
function missed(): Game {
  for (let seed = 0; ; seed += 1) {
    const game = withOrderOpen({ seed });
    if (orderOf(game).problem.answer.unit === 'money') return answeredWrong(game);
  }
}

describe('the second try', () => {
  it('opens once, after a wrong answer', () => {
    const game = missed();

    const opened = next(game, open);

    expect(resultOf(game).retry).toBeNull();
    expect(retryOf(opened)).toEqual({
      status: 'open',
      answerHundredths: null,
      hintsShown: 0,
      workedMs: 0,
      question: null,
    });
    expect(next(opened, open)).toBe(opened);
  });

  it("doesn't exist for a correct answer", () => {
    const game = answeredRight(withOrderOpen());

    expect(next(game, open)).toBe(game);
    expect(next(game, { type: 'retried', text: '5' })).toBe(game);
  });

  it('does not open automatically', () => {
    const game = missed();

    expect(next(game, { type: 'retried', text: rightText(game) })).toBe(game);
    expect(next(game, { type: 'retryClarified', hundredths: 500 })).toBe(game);
  });

  it.each([
    ['right', rightText],
    ['wrong', wrongText],
  ] as const)('says that it was %s', (status, textOf) => {
    const game = next(missed(), open);

    const { result } = next(game, { type: 'retried', text: textOf(game) });

    expect(result?.retry).toMatchObject({ status, question: null });
    expect(result?.retry?.answerHundredths).toBe(Math.round(Number(textOf(game)) * 100));
    expect(result?.isCorrect).toBe(false);
  });

  it('is the only one, whatever its result', () => {
    const game = next(missed(), open);
    const tried = next(game, { type: 'retried', text: wrongText(game) });

    expect(next(tried, { type: 'retried', text: rightText(game) })).toBe(tried);
    expect(next(tried, open)).toBe(tried);
  });

  it('changes nothing but the result', () => {
    const game = missed();

    const tried = played(game, [open, { type: 'retried', text: rightText(game) }]);

    expect(retryOf(tried).status).toBe('right');
    expect({ ...tried, result: null }).toEqual({ ...game, result: null });
    expect({ ...tried.result, retry: null }).toEqual(game.result);
  });

  it.each(['', '  ', 'ten', '1.2.3'])('keeps waiting after an unreadable entry: "%s"', (text) => {
    const game = next(missed(), open);

    expect(next(game, { type: 'retried', text })).toBe(game);
  });

  it('asks about an entry that can be read two ways', () => {
    const game = next(missed(), open);

    const asked = next(game, { type: 'retried', text: '1,234' });

    expect(retryOf(asked)).toEqual({
      status: 'open',
      answerHundredths: null,
      hintsShown: 0,
      workedMs: 0,
      question: { text: '1,234', readings: [123_400, 123.4] },
    });
    expect(next(asked, { type: 'retryClarified', hundredths: 5 })).toBe(asked);
    expect(retryOf(next(asked, { type: 'retryClarified', hundredths: 123_400 }))).toMatchObject({
      status: 'wrong',
      answerHundredths: 123_400,
      question: null,
    });
    expect(retryOf(next(asked, { type: 'retried', text: rightText(asked) })).status).toBe('right');
  });

  it('shows one hint at a time, until all are shown', () => {
    const game = next(missed(), open);
    const { hints } = resultOf(game).problem;

    const hinted = played(
      game,
      hints.map(() => ({ type: 'retryHintRequested' })),
    );

    expect(retryOf(next(game, { type: 'retryHintRequested' })).hintsShown).toBe(1);
    expect(retryOf(hinted).hintsShown).toBe(hints.length);
    expect(next(hinted, { type: 'retryHintRequested' })).toBe(hinted);
    expect(next(missed(), { type: 'retryHintRequested' }).result?.retry).toBeNull();
  });

  it('has its own time, without pauses and questions', () => {
    const game = next(missed(), open);

    const worked = after(game, 12_000);
    const paused = after({ ...worked, status: 'paused' }, 60_000);
    const asked = after(next(worked, { type: 'retried', text: '1,234' }), 5_000);

    expect(retryOf(worked).workedMs).toBe(12_000);
    expect({ ...worked, result: null }).toEqual({ ...game, result: null });
    expect(retryOf(paused).workedMs).toBe(12_000);
    expect(retryOf(asked).workedMs).toBe(12_000);
  });

  it('closes with its result', () => {
    const game = cleared(next(missed(), open));

    expect(game.result).toBeNull();
    expect(next(game, { type: 'retried', text: '5' })).toBe(game);
  });
});
