import { ageBands, tierOf } from '@countertop/engine/problems/band';
import { newGame, next } from '@countertop/engine/play/game';
import { defaultMenus } from '@countertop/engine/play/menu';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { seededRandom } from '@countertop/engine/problems/random';
import { playDay } from '@countertop/engine/play/simulate';

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

/** Events per second through `next`, for days played with four of five answers right. */
function eventsPerSecond(): number {
  const games = ageBands.map((band) => newGame({ seed: 7, band }));
  const days = games.map((game) => ({ game, events: playDay(game).events }));
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
