import { daysUntil } from '@countertop/client/shared/localDay';
import { periodDays } from './period.ts';
import type { SkillResult } from '@countertop/contract/play/learners';
import type { MistakeId } from '@countertop/contract/play/mistakeKinds';
import type { LearnerResults } from './progressReport.ts';
import type { MistakeTickets } from './queries.ts';
import type { AnsweredTicket } from './wrongAnswers.ts';

/** Days ago, with problems, right first tries and seconds. */
const played = [
  [25, 5, 4, 300],
  [22, 6, 4, 420],
  [20, 5, 3, 360],
  [15, 8, 6, 600],
  [13, 6, 5, 400],
  [10, 7, 5, 540],
  [8, 5, 4, 330],
  [4, 7, 6, 510],
  [3, 6, 5, 450],
  [1, 8, 6, 660],
] as const;

type SkillCounts = Pick<SkillResult, 'skill' | 'asked' | 'right' | 'corrected' | 'standards'> & {
  readonly mistakes?: readonly (readonly [MistakeId, number])[];
};

const skills: readonly SkillCounts[] = [
  {
    skill: 'times_tables',
    asked: 24,
    right: 21,
    corrected: 2,
    standards: ['3.OA.C.7'],
    mistakes: [['mistake.multiplication.other_table', 2]],
  },
  { skill: 'large_orders', asked: 12, right: 10, corrected: 1, standards: ['4.NBT.B.5'] },
  {
    skill: 'change_from_notes',
    asked: 9,
    right: 4,
    corrected: 3,
    standards: ['4.MD.A.2'],
    mistakes: [['mistake.take_away.not_paid_back', 3]],
  },
  { skill: 'stock', asked: 14, right: 11, corrected: 1, standards: ['3.NBT.A.2'] },
  { skill: 'profit', asked: 4, right: 2, corrected: 1, standards: ['4.OA.A.3'] },
];

/** Returns the results of an invented child whose last day of the period is `today`. */
export function sampleResults(today: string): LearnerResults {
  const days = daysUntil(today, periodDays);
  return {
    today,
    days: played.flatMap(([ago, orders, right, seconds]) => {
      const day = days.at(-1 - ago);
      return day === undefined ? [] : [{ day, orders, right, seconds }];
    }),
    skills: skills.map(({ mistakes = [], ...skill }) => ({
      ...skill,
      withHelp: 1,
      seconds: skill.asked * 70,
      lastDay: days.at(-2) ?? today,
      mistakes: mistakes.map(([mistake, count]) => ({ mistake, count })),
    })),
  };
}

const change = { variant: 'change_bill', type: 'change_calculation', band: 'ages_8_9' } as const;
const times = { variant: 'multiplication', type: 'order_total', band: 'ages_8_9' } as const;

/** Returns the sample's wrong answers, by mistake. */
export function sampleTickets(today: string): MistakeTickets {
  const answeredAt = `${daysUntil(today, periodDays).at(-2) ?? today}T16:00:00.000Z`;
  const tickets = {
    'mistake.take_away.not_paid_back': [
      { ...change, id: 's1', dish: 'sandwich', givens: { billCents: 1300, paidCents: 5000 }, answerHundredths: 4700 },
      { ...change, id: 's2', dish: 'pizza', givens: { billCents: 1700, paidCents: 5000 }, answerHundredths: 4300 },
    ],
    'mistake.multiplication.other_table': [
      { ...times, id: 's3', dish: 'soup', givens: { quantity: 8, priceCents: 600 }, answerHundredths: 4000 },
    ],
  } as const satisfies Partial<Record<MistakeId, readonly Omit<AnsweredTicket, 'answeredAt'>[]>>;
  return new Map(
    Object.entries(tickets).map(([mistake, attempts]) => [mistake, attempts.map((one) => ({ ...one, answeredAt }))]),
  );
}
