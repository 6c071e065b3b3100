import type { Result } from '@countertop/engine/play/game';
import type { SkillId } from '@countertop/engine/problems/skill';
import type { Step } from '../gameStore.ts';

/** Adds the result of a step's answer, or updates it after the second try. Each day starts with none. */
export function nextDayResults(results: readonly Result[], { after, event }: Step): readonly Result[] {
  if (event.type === 'started' || event.type === 'nextDayOpened') return [];
  const { result } = after;
  const last = results.at(-1);
  if (result === null || result === last) return results;
  return [...(last?.problem === result.problem ? results.slice(0, -1) : results), result];
}

/** The results in a skill. */
export interface DaySkill {
  readonly skill: SkillId;
  readonly asked: number;
  /** Right on the first try. */
  readonly right: number;
  /** The latest result with the most common known mistake. */
  readonly mistaken: (Pick<Result, 'problem'> & { readonly mistake: NonNullable<Result['mistake']> }) | null;
  /** How often this mistake happened. */
  readonly times: number;
}

type Mistaken = NonNullable<DaySkill['mistaken']>;

function mostCommonMistake(results: readonly Result[]): Pick<DaySkill, 'mistaken' | 'times'> {
  const byMistake = new Map<string, Mistaken[]>();
  for (const { problem, mistake } of results) {
    if (mistake === null) continue;
    const { id } = mistake.reason;
    byMistake.set(id, [...(byMistake.get(id) ?? []), { problem, mistake }]);
  }
  const [most = []] = [...byMistake.values()].toSorted((one, other) => other.length - one.length);
  return { mistaken: most.at(-1) ?? null, times: most.length };
}

/** Groups results by skill, in the order in which the skills were asked first. */
export function daySkills(results: readonly Result[]): readonly DaySkill[] {
  const skills = [...new Set(results.map(({ problem }) => problem.skill))];
  return skills.map((skill) => {
    const own = results.filter(({ problem }) => problem.skill === skill);
    const right = own.filter(({ isCorrect }) => isCorrect).length;
    return { skill, asked: own.length, right, ...mostCommonMistake(own) };
  });
}
