import { lazyComponent } from '@countertop/design-system/lazy';

/** The charts are lazy, because of the charting library. */
export const LazyDaysChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "daysChart" */ './DaysChart.tsx')).DaysChart,
);

export const LazyWeekChart = lazyComponent(
  async () => (await import(/* webpackChunkName: "daysChart" */ './DaysChart.tsx')).WeekChart,
);

/** Lazy, because it makes the problems again. */
export const LazyMistakes = lazyComponent(
  async () => (await import(/* webpackChunkName: "mistakes" */ './Mistakes.tsx')).Mistakes,
);
