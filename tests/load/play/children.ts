import { ageBands } from '@countertop/engine/problems/band';
import { type Child, type ChildDay, playChildDays } from '@countertop/engine/play/simulateChild.fixture';

const children: Readonly<Record<string, Child>> = {
  failing: { answerMs: 15_000, correctPercent: 0 },
  struggling: { answerMs: 30_000, correctPercent: 50 },
  average: { answerMs: 12_000, correctPercent: 85 },
  fast: { answerMs: 4_000, correctPercent: 95 },
};

/** Days that each child plays, in every age band: the first two of 25 games. */
const [games, daysEach] = [25, 2];

const sum = (days: readonly ChildDay[], value: (day: ChildDay) => number): number =>
  days.reduce((total, day) => total + value(day), 0);

/** Returns the figures of the children's days. */
export function measureChildren() {
  return Object.entries(children).map(([name, child]) => {
    const days = Array.from({ length: games }, (_, seed) =>
      ageBands.flatMap((band) => playChildDays({ seed, band }, child, daysEach)),
    ).flat();
    const minutes = sum(days, ({ elapsedMs }) => elapsedMs) / 60_000;
    return {
      name,
      minutesPerDay: minutes / days.length,
      idlePercent: sum(days, ({ idleMs }) => idleMs) / (600 * minutes),
      longestIdleSeconds: Math.max(...days.map(({ longestIdleMs }) => longestIdleMs)) / 1_000,
      lostPerDay: sum(days, ({ lost }) => lost) / days.length,
      lostWhileWorking: sum(days, ({ lostWhileWorking }) => lostWhileWorking),
      celebrationsPerMinute: sum(days, ({ celebrations }) => celebrations) / minutes,
      finishedPercent: (100 * days.filter(({ game }) => game.dayComplete !== null).length) / days.length,
    };
  });
}
