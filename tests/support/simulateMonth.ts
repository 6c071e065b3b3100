import { en as skillTexts } from '@countertop/contract/play/skillNames.messages';
import { attemptOf } from '@countertop/engine/play/order/attempt';
import { type Game, newGame, next } from '@countertop/engine/play/game';
import type { GameEvent } from '@countertop/engine/play/gameEvent';
import { answerText, wrongAnswerText } from '@countertop/engine/play/simulate';
import type { AgeBand } from '@countertop/engine/problems/band';
import { chance, numberedRandom, type Random } from '@countertop/engine/problems/random';
import type { SkillId } from '@countertop/engine/problems/skill';
import { addDays } from '@countertop/engine/review/days';
import { afterAttempt, dueSkills, type SkillStates, type TryResult } from '@countertop/engine/review/skillStates';
import { answered, curves, type Learner, newLearner } from '../load/play/learning.ts';

const firstDay = '2026-11-01';
const days = 30;
/** The child chooses the next age group on this day. */
const moveDay = 15;
const bands = ['ages_6_7', 'ages_8_9'] as const satisfies readonly AgeBand[];
const playPercent = 65;
/** A child who doesn't know an answer asks for a hint so often, and is right with it. */
const hintPercent = 40;
const tickMs = 1000;

const nameOf = (skill: SkillId) => skillTexts[`skill.${skill}`];
const formats = {
  day: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
};
const dateText = (day: string, format: keyof typeof formats) => formats[format].format(new Date(day));
const resultTexts: Readonly<Record<TryResult, string>> = { alone: 'Right', hint: 'Right with a hint', wrong: 'Wrong' };

/** Counts results: "3 right, 1 with a hint, 1 wrong". */
function countText(results: readonly TryResult[]): string {
  const count = (result: TryResult) => results.filter((one) => one === result).length;
  return [`${count('alone')} right`, `${count('hint')} with a hint`, `${count('wrong')} wrong`]
    .filter((text) => !text.startsWith('0 '))
    .join(', ');
}

/** Returns the next event of a child who plays, except for answers. */
function eventOf(game: Game): GameEvent {
  if (game.status === 'menu') return { type: 'started' };
  if (game.result !== null) return { type: 'resultClosed' };
  if (game.celebrations.length > 0) return { type: 'celebrationClosed' };
  const ready = game.tables.find(({ status }) => status === 'ready');
  // Who has waited longest is asked first.
  const [waiting] = game.tables
    .flatMap((one) => (one.status === 'waiting' ? [one] : []))
    .toSorted((one, other) => other.turnsWaited - one.turnsWaited);
  const table = ready ?? waiting;
  return table === undefined ? { type: 'ticked', elapsedMs: tickMs } : { type: 'tablePressed', tableId: table.id };
}

/** A simulated child in a real game, with the answers of a memory that forgets. */
class Month {
  readonly lines: string[] = [];
  #game: Game;
  #states: SkillStates = new Map();
  readonly #learner: Learner;
  readonly #random: Random;

  constructor(seed: number) {
    this.#learner = newLearner(seed, curves.power);
    this.#random = numberedRandom(seed, 2);
    this.#game = next(newGame({ seed, band: bands[0], speed: 'none' }), { type: 'premiumChanged', isPremium: true });
  }

  /** Plays a day of the calendar. */
  play(number: number): void {
    const day = addDays(firstDay, number);
    if (number === moveDay - 1) this.#moveUp();
    if (!chance(this.#random, playPercent)) {
      this.lines.push('', `${dateText(day, 'day')}: no play`);
      return;
    }
    const heading = this.lines.push('', '') - 1;
    this.#start(day);
    const results: TryResult[] = [];
    while (this.#game.dayComplete === null || this.#game.celebrations.length > 0) {
      if (this.#game.order === null) this.#game = next(this.#game, eventOf(this.#game));
      else results.push(this.#answer(day, number));
    }
    this.lines[heading] = `${dateText(day, 'day')}: ${results.length} orders, ${countText(results)}`;
  }

  #moveUp(): void {
    for (const event of [{ type: 'nextDayOpened' }, { type: 'left' }, { type: 'bandChosen', band: bands[1] }] as const)
      this.#game = next(this.#game, event);
    this.lines.push('', 'From now on, ages 8 to 9.');
  }

  /** Opens the game with nobody in the bistro, which loads the skills that are due. */
  #start(day: string): void {
    const due = dueSkills(this.#states.values(), day);
    if (due.length > 0) this.lines.push(`  Due: ${due.map(({ skill }) => nameOf(skill)).join(', ')}.`);
    for (const type of ['nextDayOpened', 'left', 'continued'] as const) this.#game = next(this.#game, { type });
    this.#game = next(this.#game, { type: 'reviewsLoaded', due, visits: 0 });
  }

  /** Answers the open order, after a hint if the child doesn't know the answer and wants one. */
  #answer(day: string, number: number): TryResult {
    const { order } = this.#game;
    if (order === null) throw new Error('There is no order to answer.');
    const { problem, visit, customer } = order;
    const isKnown = answered(this.#learner, problem.skill, number);
    const result = isKnown ? 'alone' : chance(this.#random, hintPercent) ? 'hint' : 'wrong';
    const before = this.#states.get(problem.skill);
    if (before === undefined) this.lines.push(`  New: ${nameOf(problem.skill)}.`);
    if (visit !== undefined) {
      const last =
        visit.visitedOn === null ? 'for the first time' : `after the visit on ${dateText(visit.visitedOn, 'day')}`;
      this.lines.push(`  ${customer.name} is back ${last}: ${nameOf(problem.skill)}.`);
    }
    this.#give(result, day);
    const review = this.#states.get(problem.skill)?.review ?? null;
    const nextVisit = review === null ? '' : `Next visit from ${dateText(review.dueOn, 'date')} on.`;
    if (before?.review == null && review !== null) this.lines.push(`  Learned: ${nameOf(problem.skill)}. ${nextVisit}`);
    else if (visit !== undefined) this.lines.push(`    ${resultTexts[result]}. ${nextVisit}`);
    else if (before?.review != null && review?.dueOn !== before.review.dueOn)
      this.lines.push(`  Asked by chance: ${nameOf(problem.skill)}. ${resultTexts[result]}. ${nextVisit}`);
    return result;
  }

  #give(result: TryResult, day: string): void {
    const before = result === 'hint' ? next(this.#game, { type: 'hintRequested' }) : this.#game;
    if (before.order === null) throw new Error('A hint must leave the order open.');
    const { problem, origin } = before.order;
    const text = result === 'wrong' ? wrongAnswerText(problem.answer) : answerText(problem.answer);
    this.#game = next(before, { type: 'answered', text });
    const facts = attemptOf(before, this.#game);
    if (facts === null) throw new Error('The answer must be graded.');
    this.#states = afterAttempt(this.#states, {
      id: '',
      day,
      skill: problem.skill,
      band: problem.band,
      isCorrect: result !== 'wrong',
      isRetry: false,
      hintsUsed: facts.hintsUsed,
      isReview: origin === 'review',
    });
  }

  /** Returns a line for each skill, like the table for grown-ups. */
  table(): readonly string[] {
    return [...this.#states.values()].map(({ skill, review, tries }) => {
      const step =
        review === null ? 'still learning' : `step ${review.step + 1}, next visit ${dateText(review.dueOn, 'date')}`;
      return `  ${nameOf(skill)}: ${step}; last tries ${countText(tries.slice(-5).map(({ result }) => result))}`;
    });
  }
}

/** Returns a month of a simulated child, day by day. The same seed tells the same story. */
export function simulateMonth(seed: number): string {
  const month = new Month(seed);
  month.lines.push(`A child who starts with ages 6 to 7, simulated with seed ${seed}`);
  for (let number = 0; number < days; number += 1) month.play(number);
  return [...month.lines, '', 'At the end of the month:', ...month.table()].join('\n');
}
