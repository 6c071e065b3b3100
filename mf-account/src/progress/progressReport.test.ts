import { daysUntil } from '@countertop/client/shared/localDay';
import { periodDays } from './period.ts';
import type { SkillResult } from '@countertop/contract/play/learners';
import { mistakePhraseShapes } from '@countertop/engine/problems/mistakes/mistakePhrases';
import { expect, it } from 'vitest';
import { en as mistakeTexts } from '@countertop/contract/play/mistakeNames.messages';
import { type LearnerResults, progressReport, weekOf } from './progressReport.ts';
import { headlineText } from './reportText.ts';
import { sampleResults, sampleTickets } from './sample.ts';
import { wrongAnswers } from './wrongAnswers.ts';

const today = '2026-11-22';

function skill(facts: Partial<SkillResult> & Pick<SkillResult, 'skill' | 'asked' | 'right'>): SkillResult {
  return { withHelp: 0, corrected: 0, seconds: 60, lastDay: today, mistakes: [], standards: [], ...facts };
}

/** Results with all problems answered on one day. */
function results(skills: readonly SkillResult[], day = today): LearnerResults {
  const asked = skills.reduce((sum, one) => sum + one.asked, 0);
  const right = skills.reduce((sum, one) => sum + one.right, 0);
  return { today, skills, days: asked === 0 ? [] : [{ day, orders: asked, right, seconds: 60 * asked }] };
}

const sentence = (of: LearnerResults) => headlineText(progressReport(of).headline, 'en-US');

const wrongChange = skill({
  skill: 'change_from_notes',
  asked: 9,
  right: 4,
  mistakes: [{ mistake: 'mistake.take_away.not_paid_back', count: 3 }],
});
const goodTimes = skill({ skill: 'times_tables', asked: 20, right: 19 });

it.each([
  [
    'a skill with a mistake behind most wrong answers',
    results([goodTimes, wrongChange]),
    'Giving change from a large bill is the one to talk about: 4 of 9 right, mostly borrowed and not carried over.',
  ],
  [
    'a skill whose wrong answers have many reasons',
    results([goodTimes, { ...wrongChange, mistakes: [{ mistake: 'mistake.take_away.not_paid_back', count: 2 }] }]),
    'Giving change from a large bill is the one to talk about: 4 of 9 right on the first try.',
  ],
  [
    'a mistake that only a newer server knows',
    results([goodTimes, { ...wrongChange, mistakes: [{ mistake: 'mistake.of.tomorrow', count: 5 }] }]),
    'Giving change from a large bill is the one to talk about: 4 of 9 right on the first try.',
  ],
  [
    'a new skill',
    results([goodTimes, skill({ skill: 'stock', asked: 3, right: 2 })]),
    'What is left in stock is new: 2 of 3 right so far. Everything else is going well.',
  ],
  [
    'everything right',
    results([goodTimes]),
    'Everything is going well: 19 of 20 right on the first try. Times tables went best.',
  ],
  [
    'too few problems',
    results([skill({ skill: 'stock', asked: 1, right: 0 })]),
    'One problem answered so far. After 10, you’ll read here what to practice.',
  ],
  [
    'a week without play',
    results([wrongChange], '2026-11-15'),
    'No play for a week. The last time was Sunday, November 15. “Giving change from a large bill” is a good place to start again.',
  ],
  ['no play', results([]), 'No problems answered in the last four weeks.'],
])('sums up %s in a sentence', (_, of, expected) => {
  expect(sentence(of)).toBe(expected);
});

it('talks about a last day six days ago as usual', () => {
  expect(progressReport(results([wrongChange, goodTimes], '2026-11-16')).headline.kind).toBe('talk');
});

it('names exactly the planted mistakes, most common first, one line for a mistake in two skills', () => {
  const planted = results([
    skill({
      skill: 'times_tables',
      asked: 12,
      right: 9,
      mistakes: [
        { mistake: 'mistake.multiplication.other_table', count: 2 },
        { mistake: 'mistake.order.one_less', count: 1 },
      ],
    }),
    skill({
      skill: 'change_from_notes',
      asked: 9,
      right: 5,
      mistakes: [{ mistake: 'mistake.take_away.not_paid_back', count: 2 }],
    }),
    skill({
      skill: 'stock',
      asked: 9,
      right: 4,
      mistakes: [
        { mistake: 'mistake.stock_left.added', count: 3 },
        { mistake: 'mistake.take_away.not_paid_back', count: 2 },
      ],
    }),
  ]);

  const { mistakes, activity } = progressReport(planted);

  expect(mistakes).toEqual([
    { mistake: 'mistake.take_away.not_paid_back', times: 4, skills: ['change_from_notes', 'stock'] },
    { mistake: 'mistake.stock_left.added', times: 3, skills: ['stock'] },
    { mistake: 'mistake.multiplication.other_table', times: 2, skills: ['times_tables'] },
  ]);
  expect(activity).toBe('borrowing');
});

it('lists the skills that need practice first, with the levels of the game', () => {
  const { skills } = progressReport(results([goodTimes, skill({ skill: 'stock', asked: 4, right: 4 }), wrongChange]));

  expect(skills.map(({ skill: name, level, percent }) => [name, level, percent])).toEqual([
    ['change_from_notes', 'new', 44],
    ['stock', 'new', 100],
    ['times_tables', 'secure', 95],
  ]);
});

it('has a line for each of 28 days, and a minute for the shortest play', () => {
  const { days, minutes } = progressReport({
    today,
    skills: [],
    days: [{ day: '2026-11-21', orders: 1, right: 0, seconds: 9 }],
  });

  expect(days.map(({ day }) => day)).toEqual(daysUntil(today, periodDays));
  expect(days).toHaveLength(28);
  expect(days[0]?.day).toBe('2026-10-26');
  expect(days.at(-2)).toEqual({ day: '2026-11-21', orders: 1, right: 0, seconds: 9, minutes: 1 });
  expect(minutes).toBe(1);
});

it('gives a week no more minutes than the four weeks it is in', () => {
  const short = { orders: 1, right: 1, seconds: 95 };
  const report = progressReport({
    today,
    skills: [],
    days: daysUntil(today, 4).map((day) => ({ day, ...short })),
  });

  expect(report.days.at(-1)?.minutes).toBe(2);
  expect(weekOf(report).minutes).toBe(6);
  expect(report.minutes).toBe(6);
});

it('has a short text for every known mistake', () => {
  expect(Object.keys(mistakeTexts).toSorted()).toEqual(Object.keys(mistakePhraseShapes).toSorted());
});

it('shows a sample with consistent numbers, in which each mistake has a ticket', () => {
  const report = progressReport(sampleResults(today));
  const tickets = sampleTickets(today);

  const asked = report.skills.reduce((sum, one) => sum + one.asked, 0);
  const right = report.skills.reduce((sum, one) => sum + one.right, 0);
  expect([asked, right]).toEqual([report.orders, report.right]);
  expect(report.headline).toMatchObject({ kind: 'talk', mistake: 'mistake.take_away.not_paid_back' });
  for (const { mistake } of report.mistakes) {
    const shown = wrongAnswers(tickets.get(mistake) ?? []);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ reason }) => reason.id)).toEqual(shown.map(() => mistake));
  }
});

it('leaves out tickets that cannot be rebuilt', () => {
  const [ticket] = sampleTickets(today).get('mistake.multiplication.other_table') ?? [];
  if (ticket === undefined) throw new Error('The sample has no ticket.');

  expect(wrongAnswers([{ ...ticket, givens: { quantity: 800, priceCents: 600 } }])).toEqual([]);
});
