import type { Problem } from '../../problems/problem.ts';
import type { SkillId } from '../../problems/skill.ts';
import type { TryResult } from '../../review/skillStates.ts';
import { faded, fullSupport, type MoneySupport, noSupport, type SupportRecord } from '../../rewards/moneySupport.ts';
import { skillLevel } from '../../rewards/practice.ts';
import type { Game, GameRecord } from '../state.ts';

/** Skills whose support fades. */
const moneySkills: readonly SkillId[] = ['small_change', 'change_from_notes'];

/** Whether a problem asks for change in the whole dollars of ages 6 to 9. */
function isForMoney({ skill, band }: Problem): boolean {
  return moneySkills.includes(skill) && (band === 'ages_6_7' || band === 'ages_8_9');
}

/** Returns the support in a skill. Games saved before there was any begin without it if the skill is known. */
function recordOf({ record, practice }: Pick<Game, 'record' | 'practice'>, skill: SkillId): SupportRecord {
  const kept = record.moneySupport?.[skill];
  if (kept !== undefined) return kept;
  return skillLevel(practice[skill] ?? { asked: 0, right: 0 }) === 'secure' ? noSupport : fullSupport;
}

/** Returns how the answer to a problem is entered; null for digits only. In lessons, every child has the same: digits. */
export function moneySupportOf(
  game: Pick<Game, 'record' | 'practice' | 'lesson'>,
  problem: Problem,
): MoneySupport | null {
  if (game.lesson !== null || !isForMoney(problem)) return null;
  return recordOf(game, problem.skill).support;
}

/** Returns the record after a first try. */
export function withSupport(
  game: Pick<Game, 'record' | 'practice'>,
  problem: Problem,
  latest: TryResult,
): Pick<GameRecord, 'moneySupport'> {
  if (!isForMoney(problem)) return {};
  const { skill } = problem;
  return { moneySupport: { ...game.record.moneySupport, [skill]: faded(recordOf(game, skill), latest) } };
}
