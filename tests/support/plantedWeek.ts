import type { Attempt } from '@countertop/contract/attempts';
import { rebuild } from '@countertop/engine/problems/rebuild';
import { uuidAt } from '../../api/src/resources/attempts/uuidAt.ts';
import { playedAttempts } from '../../api/test/attempts.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const perDay = 14;

/** Returns the answer of a child who makes these mistakes whenever a problem allows it, and no others. */
function answerHundredths(attempt: Attempt, planted: readonly string[]): number {
  const problem = rebuild(attempt);
  if (problem === null) throw new Error('There is no such problem.');
  const { answer, mistakes } = problem;
  const made = mistakes.find(({ reason }) => planted.includes(reason.id));
  return made?.hundredths ?? (answer.unit === 'money' ? answer.cents : answer.count * 100);
}

/** Returns the attempts of the seven days before a time, a minute each, by a child who makes these mistakes. */
export function plantedWeek(planted: readonly string[], { seed, nowMs }: { seed: number; nowMs: number }): Attempt[] {
  return playedAttempts(7 * perDay, { seed, startMs: nowMs }).map((attempt, index) => {
    const daysAgo = 6 - Math.floor(index / perDay);
    const answeredMs = nowMs - daysAgo * dayMs - (perDay - (index % perDay)) * minuteMs;
    return {
      ...attempt,
      id: uuidAt(answeredMs, index),
      answeredAt: new Date(answeredMs).toISOString(),
      elapsedMs: minuteMs,
      answerHundredths: answerHundredths(attempt, planted),
    };
  });
}
