import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import { chance, fraction, numberedRandom, type Random, wholeNumber } from '@countertop/engine/problems/random';
import type { SkillId } from '@countertop/engine/problems/skill';
import { addDays } from '@countertop/engine/review/days';
import { mayReview } from '@countertop/engine/review/visits';
import { sum } from '@countertop/engine/sum';
import { type Policy, type Schedule, schedules } from './learningSchedules.ts';

/** How often the game draws each skill, in percent. */
const drawn: Readonly<Record<AgeBand, readonly (readonly [SkillId, number])[]>> = {
  ages_6_7: [
    ['small_change', 35],
    ['equal_groups', 7.5],
    ['two_dishes', 7.5],
    ['stock', 25],
    ['profit', 25],
  ],
  ages_8_9: [
    ['times_tables', 12.5],
    ['large_orders', 12.5],
    ['change_from_notes', 25],
    ['stock', 25],
    ['profit', 25],
  ],
  ages_10_12: [
    ['decimal_orders', 12.5],
    ['sales_tax', 12.5],
    ['change_from_notes', 25],
    ['stock', 12.5],
    ['fractions', 12.5],
    ['percent_profit', 25],
  ],
  ages_12_plus: [
    ['group_discount', 12.5],
    ['service_and_tax', 12.5],
    ['change_from_notes', 25],
    ['stock', 25],
    ['percent_profit', 25],
  ],
};

/** Probability of remembering after some days. `stability` is a number of days that grows with practice. */
type Curve = (days: number, stability: number) => number;
export const curves = {
  exponential: (days, stability) => 2 ** (-days / stability),
  hyperbolic: (days, stability) => 1 / (1 + days / stability),
  power: (days, stability) => (1 + days / stability) ** -0.5,
} as const satisfies Record<string, Curve>;

const lastDay = 35;
const playPercent = 65;
const [fewestOrders, mostOrders] = [8, 16];
/** Most children move up an age group in the third week. */
const movePercent = 80;
const [earliestMove, latestMove] = [12, 18];
const startDay = '2026-11-01';

interface Memory {
  stability: number;
  day: number;
}

/** A child with a memory of each skill. */
export interface Learner {
  readonly curve: Curve;
  readonly random: Random;
  readonly memory: Map<SkillId, Memory>;
  readonly firstStability: number;
  readonly growth: number;
}

/** Returns a child who has practiced nothing yet. How fast it learns and forgets depends on the plan. */
function learnerOf(plan: Random, random: Random, curve: Curve): Learner {
  const firstStability = 0.6 + fraction(plan);
  return { curve, random, memory: new Map(), firstStability, growth: 1 + fraction(plan) };
}

/** Returns the child of a seed, who has practiced nothing yet. */
export function newLearner(seed: number, curve: Curve): Learner {
  return learnerOf(numberedRandom(seed, 0), numberedRandom(seed, 1), curve);
}

function retention({ curve, memory }: Learner, skill: SkillId, day: number): number {
  const known = memory.get(skill);
  return known === undefined ? 0.6 : curve(day - known.day, known.stability);
}

/** Answers a problem. The longer ago the last practice, the more a right answer helps; a wrong one is explained. */
export function answered(learner: Learner, skill: SkillId, day: number): boolean {
  const { memory, firstStability, growth, random } = learner;
  const before = retention(learner, skill, day);
  const isCorrect = chance(random, 4 + 93 * before);
  const { stability } = memory.get(skill) ?? { stability: firstStability };
  const factor = isCorrect ? 1.02 + growth * (Math.exp(1.2 * (1 - before)) - 1) : 0.6;
  memory.set(skill, { stability: Math.max(firstStability, stability * factor), day });
  return isCorrect;
}

function drawSkill(random: Random, band: AgeBand): SkillId {
  let left = fraction(random) * 100;
  for (const [skill, percent] of drawn[band]) {
    left -= percent;
    if (left < 0) return skill;
  }
  return 'stock';
}

/** Results of a learner on the last day. */
export interface Learned {
  /** Average over the skills that were learned, from 0 to 1; null if none was. */
  readonly retention: number | null;
  /** Average over all skills that were practiced. */
  readonly practiced: number;
  readonly orders: number;
  readonly reviews: number;
  readonly days: number;
  /** Days with more than a third of reviews. */
  readonly crowdedDays: number;
}

interface PlayedDay {
  readonly orders: number;
  readonly reviews: number;
}

interface Day {
  readonly number: number;
  readonly orders: number;
  readonly band: AgeBand;
}

function playDay(learner: Learner, schedule: Schedule, { number, orders, band }: Day): PlayedDay {
  const day = addDays(startDay, number);
  let due = schedule.due(day);
  let [visits, lastAt] = [0, 0];
  for (let order = 1; order <= orders; order += 1) {
    const isReview = due.length > 0 && mayReview({ visits, lastAt }, order);
    const skill = (isReview ? due[0] : undefined) ?? drawSkill(learner.random, band);
    due = due.filter((one) => one !== skill);
    if (isReview) [visits, lastAt] = [visits + 1, order];
    const isCorrect = answered(learner, skill, number);
    schedule.record({ id: '', day, skill, band, isCorrect, isRetry: false, hintsUsed: 0, isReview });
  }
  return { orders, reviews: visits };
}

/** Simulates a learner until day 35. The days and their numbers of orders only depend on the seed. */
export function simulateLearner(seed: number, curve: Curve, policy: Policy): Learned {
  const plan = numberedRandom(seed, 0);
  const firstBand = wholeNumber(plan, 0, ageBands.length - 2);
  const moveDay = chance(plan, movePercent) ? wholeNumber(plan, earliestMove, latestMove) : Infinity;
  const learner = learnerOf(plan, numberedRandom(seed, 1), curve);
  const schedule = schedules[policy]();
  const played: PlayedDay[] = [];
  for (let number = 0; number < lastDay; number += 1) {
    const orders = wholeNumber(plan, fewestOrders, mostOrders);
    const band = ageBands[firstBand + Number(number >= moveDay)] ?? 'ages_12_plus';
    if (chance(plan, playPercent)) played.push(playDay(learner, schedule, { number, orders, band }));
  }
  const average = (skills: readonly SkillId[]) =>
    sum(skills.map((skill) => retention(learner, skill, lastDay))) / skills.length;
  const learned = schedule.learned();
  return {
    retention: learned.length === 0 ? null : average(learned),
    practiced: average([...learner.memory.keys()]),
    orders: sum(played.map(({ orders }) => orders)),
    reviews: sum(played.map(({ reviews }) => reviews)),
    days: played.length,
    crowdedDays: played.filter(({ orders, reviews }) => 3 * reviews > orders).length,
  };
}
