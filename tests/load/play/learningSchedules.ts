import type { SkillId } from '@countertop/engine/problems/skill';
import { afterAttempt, dueSkills, type ReviewedAttempt, type SkillStates } from '@countertop/engine/review/skillStates';
import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

export type Policy = 'uniform' | 'reviews' | 'fsrs';

/** Decides which learned skills are due. */
export interface Schedule {
  learned(): readonly SkillId[];
  due(day: string): readonly SkillId[];
  record(attempt: ReviewedAttempt): void;
}

const learnedIn = (states: SkillStates): readonly SkillId[] =>
  [...states.values()].flatMap(({ skill, review }) => (review === null ? [] : [skill]));

function ownSchedule(): Schedule {
  let states: SkillStates = new Map();
  return {
    learned: () => learnedIn(states),
    due: (day) => dueSkills(states.values(), day).map(({ skill }) => skill),
    record: (attempt) => {
      states = afterAttempt(states, attempt);
    },
  };
}

/** Skills are learned as in our schedule; then ts-fsrs decides when they are due. */
function fsrsSchedule(): Schedule {
  const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
  const cards = new Map<SkillId, Card>();
  let states: SkillStates = new Map();
  return {
    learned: () => learnedIn(states),
    due: (day) =>
      [...cards]
        .filter(([, { due }]) => due <= new Date(day))
        .toSorted(([, one], [, other]) => Number(one.due) - Number(other.due))
        .map(([skill]) => skill),
    record: (attempt) => {
      const { skill, day, isCorrect } = attempt;
      const card = cards.get(skill);
      const now = new Date(day);
      if (card !== undefined && card.due <= now)
        cards.set(skill, scheduler.next(card, now, isCorrect ? Rating.Good : Rating.Again).card);
      states = afterAttempt(states, attempt);
      if (card === undefined && states.get(skill)?.review != null)
        cards.set(skill, scheduler.next(createEmptyCard(now), now, Rating.Good).card);
    },
  };
}

export const schedules: Record<Policy, () => Schedule> = {
  uniform: () => ({ ...ownSchedule(), due: () => [] }),
  reviews: ownSchedule,
  fsrs: fsrsSchedule,
};
