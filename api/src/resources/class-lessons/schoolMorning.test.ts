import type { Attempt } from '@countertop/contract/play/attempts';
import { getClassOverview } from '@countertop/contract/classes/classOverview';
import { getClassView, postClassLesson } from '@countertop/contract/classes/classLessons';
import { lessonCode, lessonProblems } from '@countertop/engine/lesson/lesson';
import type { Problem } from '@countertop/engine/problems/problem';
import { seededRandom, wholeNumber } from '@countertop/engine/problems/random';
import { expect, it } from 'vitest';
import { lessonAttempt, lessonOf } from '../../../test/attempts.ts';
import { cardsOf, classroomUser, deviceIn, makeClass, readJson, signInByCard } from '../../../test/classes.ts';
import { userOf } from '../../../test/family.ts';
import { startTestServer } from '../../../test/server.ts';
import { dayOf } from '../../platform/days.ts';

const lesson = lessonOf(35, 30);
const problems = lessonProblems(lesson);
const secondMs = 1000;

/** Returns the wrong answer of a misconception, computed from the given numbers alone, and what it is called; null if there is none. */
function misconceived({ variant, operands: [first = 0, second = 0, third = 0, fourth = 0] }: Problem) {
  switch (variant) {
    case 'change_small':
    case 'change_bill':
      return { hundredths: first + second, mistake: 'mistake.change.added' };
    case 'stock_left':
      return { hundredths: (first + second) * 100, mistake: 'mistake.stock_left.added' };
    case 'profit_cost':
      return third === 1 ? null : { hundredths: first - second, mistake: 'mistake.profit.one_only' };
    case 'multiplication':
      return { hundredths: (first - 1) * second, mistake: 'mistake.order.one_less' };
    case 'large_order':
      return third === 0 || fourth === 0 ? null : { hundredths: first * second, mistake: 'mistake.order.forgotten' };
    default:
      return null;
  }
}

interface Answer {
  readonly child: string;
  readonly number: number;
  readonly hundredths: number;
  /** Name of the planted misconception. */
  readonly planted: string | null;
  readonly isRight: boolean;
}

/** Returns the answers of children: a third is right, a third follows a misconception, a third is a random number of the same length. */
function morningOf(children: readonly string[]): Answer[] {
  const random = seededRandom(2026);
  return children.flatMap((child) =>
    problems.map((problem, index): Answer => {
      const { answer } = problem;
      const right = answer.unit === 'money' ? answer.cents : answer.count * 100;
      const kind = wholeNumber(random, 0, 2);
      const path = kind === 0 ? misconceived(problem) : null;
      const length = 10 ** String(right).length;
      const slip = wholeNumber(random, length / 10, length - 1);
      const hundredths = path?.hundredths ?? (kind === 1 ? slip : right);
      const isRight = hundredths === right;
      return { child, number: index + 1, hundredths, isRight, planted: isRight ? null : (path?.mistake ?? null) };
    }),
  );
}

/** Returns the children with a right answer, and the wrong answers with those who gave them, in any order. */
function figuresOf(answers: readonly Answer[], number: number) {
  const ofProblem = answers.filter((one) => one.number === number);
  return {
    right: ofProblem.filter(({ isRight }) => isRight).map(({ child }) => child),
    wrong: ofProblem.filter(({ isRight }) => !isRight).map(({ child, hundredths }) => `${hundredths} ${child}`),
  };
}

const attemptOf = ({ number, hundredths }: Answer, answeredMs: number): Attempt => ({
  ...lessonAttempt(lesson, problems[number - 1] as Problem, number, answeredMs),
  answerHundredths: hundredths,
});

it(
  'signs in 35 children by card over two devices within five minutes, and counts and names their answers',
  { tags: ['nightly'] },
  async () => {
    let nowMs = Date.now();
    const server = await startTestServer({ environment: { TRUSTED_PROXIES: '1' }, now: () => nowMs });
    const teacher = await classroomUser(server);
    const names = Array.from(
      { length: 35 },
      (_, index) => `K${'aeiou'[index % 5]}${'bdfghklm'[Math.floor(index / 5)]}o`,
    );
    const made = await makeClass(teacher, names);
    const cards = await cardsOf(teacher, made);
    const lessonsAt = `/api/classes/${made.id}/lessons`;
    const times = { opensAt: new Date(nowMs).toISOString(), closesAt: new Date(nowMs + 3_600_000).toISOString() };
    const assigned = await readJson(
      postClassLesson.output,
      await teacher.browser.post(lessonsAt, { code: lessonCode(lesson), title: 'Monday', seatIds: null, ...times }),
    );
    const answers = morningOf(made.seats.map(({ id }) => id));

    const startMs = nowMs;
    // One network, as in a school.
    const devices = [deviceIn(server, '10.9.0.1'), deviceIn(server, '10.9.0.1')] as const;
    for (const [index, { id: seatId, name }] of made.seats.entries()) {
      // Ten seconds per child on each of the two devices.
      nowMs += 5 * secondMs;
      const device = devices[index % 2 === 0 ? 0 : 1];
      await signInByCard(device, cards.get(name));
      const { id } = await userOf(device);
      const attempts = answers.filter(({ child }) => child === seatId).map((answer) => attemptOf(answer, nowMs));
      const response = await device.post(`/api/learners/${id}/attempts`, { attempts });
      expect(await response.json()).toEqual({ outcomes: attempts.map(() => ({ status: 'stored' })) });
      expect((await device.post('/api/class-sign-in/leave', {})).status).toBe(200);
    }
    expect(nowMs - startMs).toBeLessThanOrEqual(300 * secondMs);

    const { rows } = await readJson(
      getClassView.output,
      await teacher.browser.call('GET', `${lessonsAt}/${assigned.id}/view`),
    );
    for (const { number, right, wrong, missing } of rows) {
      const truth = figuresOf(answers, number);
      const shown = wrong.flatMap(({ hundredths, seatIds }) => seatIds.map((seatId) => `${hundredths} ${seatId}`));
      expect(missing).toEqual([]);
      expect(right.toSorted()).toEqual(truth.right.toSorted());
      expect(shown.toSorted()).toEqual(truth.wrong.toSorted());
    }
    const overviewAt = `/api/classes/${made.id}/overview?today=${dayOf(nowMs)}`;
    const overview = await readJson(getClassOverview.output, await teacher.browser.call('GET', overviewAt));
    for (const { seatId, orders, right, skills, week, streak } of overview) {
      const own = answers.filter(({ child }) => child === seatId);
      expect([orders, right]).toEqual([own.length, own.filter(({ isRight }) => isRight).length]);
      expect(week).toEqual([{ day: dayOf(nowMs), asked: orders, right }]);
      expect(streak).toBe(1);
      const named = skills.flatMap(({ mistakes }) => mistakes.map(({ count }) => count));
      expect(named.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
        own.filter(({ planted }) => planted !== null).length,
      );
    }
    const stranger = await classroomUser(server);
    expect((await stranger.browser.call('GET', overviewAt)).status).toBe(404);

    const nameOf = ({ number, hundredths }: Answer) =>
      rows[number - 1]?.wrong.find((one) => one.hundredths === hundredths)?.mistake ?? null;
    const planted = answers.filter((answer) => answer.planted !== null);
    const slips = answers.filter((answer) => answer.planted === null && !answer.isRight);
    const share = (some: readonly Answer[], all: readonly Answer[]) => some.length / all.length;
    const correctlyNamed = share(
      planted.filter((answer) => nameOf(answer) === answer.planted),
      planted,
    );
    const namedSlips = share(
      slips.filter((answer) => nameOf(answer) !== null),
      slips,
    );
    expect(correctlyNamed).toBeGreaterThanOrEqual(0.95);
    expect(namedSlips).toBeLessThanOrEqual(0.05);
    await server.end();
  },
);
