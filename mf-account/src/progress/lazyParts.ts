import { lazyComponent } from '@countertop/design-system/lazy';

/** Lazy, because of the charting library. */
export const LazyDaysChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "daysChart" */ './DaysChart.tsx')).DaysChart,
);

/** Lazy, because it makes the problems again. */
export const LazyMistakes = lazyComponent(
  async () => (await import(/* webpackChunkName: "mistakes" */ './Mistakes.tsx')).Mistakes,
);
