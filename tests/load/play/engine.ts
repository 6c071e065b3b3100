import { ageBands, tierOf } from '@countertop/engine/problems/band';
import { newGame, next } from '@countertop/engine/play/game';
import { defaultMenus } from '@countertop/engine/play/day/menu';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { seededRandom } from '@countertop/engine/problems/random';
import { playChildDay } from '@countertop/engine/play/simulateChild.fixture';

/** Returns operations per second: the best of five rounds of about a second, after a warm-up. `work` does `count` operations. */
function perSecond(count: number, work: () => void): number {
  work();
  let best = 0;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < 200) {
      work();
      done += count;
    }
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

/** Events per second through `next`, for a day played at 12 s an order. Most of them are ticks, as in the browser. */
function eventsPerSecond(): number {
  const child = { answerMs: 12_000, correctPercent: 80 };
  const days = ageBands.map((band) => {
    const game = newGame({ seed: 7, band });
    return { game, events: playChildDay(game, child).events };
  });
  return perSecond(
    days.reduce((sum, { events }) => sum + events.length, 0),
    () => {
      for (const { game, events } of days) {
        let now = game;
        for (const event of events) now = next(now, event);
      }
    },
  );
}

const requests = ageBands.map((band) => ({ id: '7-1', band, menu: defaultMenus[tierOf(band)], lastKey: '' }));

/** Problems per second with their wrong paths, for all four types and age bands. */
function problemsPerSecond(): number {
  const random = seededRandom(7);
  return perSecond(1000 * requests.length, () => {
    for (let time = 0; time < 1000; time += 1) for (const request of requests) makeProblem(request, random);
  });
}

export function measureEngine() {
  return { eventsPerSecond: eventsPerSecond(), problemsPerSecond: problemsPerSecond() };
}
