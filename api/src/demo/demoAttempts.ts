import type { Attempt } from '@countertop/contract/play/attempts';
import { attemptOf, type AttemptFacts } from '@countertop/engine/play/order/attempt';
import { next } from '@countertop/engine/play/game';
import type { Game } from '@countertop/engine/play/state';
import type { GameEvent } from '@countertop/engine/play/gameEvent';
import { rebuild } from '@countertop/engine/problems/rebuild';
import { uuidAt } from '../resources/attempts/uuidAt.ts';

/** Time from one answer to the next. */
const answerMs = 30_000;

/** Returns a wrong answer that a child would give instead of the simulated one, and the attempt itself if it is right. */
function likeAChild(facts: AttemptFacts): AttemptFacts {
  const problem = rebuild(facts);
  const [mistake] = problem?.mistakes ?? [];
  const { answer } = problem ?? {};
  const correct = answer?.unit === 'money' ? answer.cents : (answer?.count ?? 0) * 100;
  if (mistake === undefined || facts.answerHundredths === correct) return facts;
  return { ...facts, answerHundredths: mistake.hundredths };
}

/** Returns the attempts of a simulated day that ends at `endMs`. `first` is the number of the first one. */
export function demoAttempts(game: Game, events: readonly GameEvent[], endMs: number, first: number): Attempt[] {
  const answered: AttemptFacts[] = [];
  let before = game;
  for (const event of events) {
    const after = next(before, event);
    const facts = attemptOf(before, after);
    if (facts !== null) answered.push(likeAChild(facts));
    before = after;
  }
  return answered.map((facts, index) => {
    const answeredMs = endMs - (answered.length - index) * answerMs;
    const answeredAt = new Date(answeredMs).toISOString();
    return { ...facts, id: uuidAt(answeredMs, first + index), answeredAt, elapsedMs: answerMs };
  });
}
