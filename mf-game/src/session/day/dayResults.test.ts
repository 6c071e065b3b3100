import { next } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { expect, it } from 'vitest';
import { createReadyStore } from '../readyStore.fixture.ts';
import { answeredGame, orderedGame, startedGame } from '../scenes.fixture.ts';
import { daySkills } from './dayResults.ts';

it('agrees with the figures of the day', () => {
  const { state, dispatch } = createReadyStore(startedGame());

  for (const event of playDay(state.game, { correctPercent: 50, seed: 3 }).events) {
    if (event.type === 'nextDayOpened') break;
    dispatch(event);
  }

  const { correctAnswers, totalProblems } = state.game.dayComplete ?? {};
  expect(totalProblems).toBeGreaterThan(4);
  expect(state.dayResults).toHaveLength(totalProblems ?? 0);
  const skills = daySkills(state.dayResults);
  expect(skills.reduce((sum, { asked }) => sum + asked, 0)).toBe(totalProblems);
  expect(skills.reduce((sum, { right }) => sum + right, 0)).toBe(correctAnswers);

  dispatch({ type: 'nextDayOpened' });
  expect(state.dayResults).toEqual([]);
});

it('counts a problem with a second try once', () => {
  const { state, dispatch } = createReadyStore(orderedGame());

  dispatch({ type: 'answered', text: '9999' });
  dispatch({ type: 'retryOpened' });
  dispatch({ type: 'retried', text: '9998' });

  expect(state.dayResults).toHaveLength(1);
  expect(state.dayResults[0]?.retry?.status).toBe('wrong');
});

it('names the most common mistake of a skill', () => {
  const { result: right } = answeredGame(true);
  const order = orderedGame();
  const [first, second] = order.order?.problem.mistakes ?? [];
  const wrong = [first, second, second].map(
    (mistake) => next(order, { type: 'answered', text: String((mistake?.hundredths ?? 0) / 100) }).result,
  );

  const skills = daySkills([right, ...wrong].flatMap((result) => result ?? []));

  expect(skills).toMatchObject([
    { skill: 'times_tables', asked: 4, right: 1, mistaken: { mistake: second }, times: 2 },
  ]);
});
