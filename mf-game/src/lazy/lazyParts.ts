import { lazyComponent } from '@countertop/design-system/lazy';

// Parts share a chunk if they are needed at the same time, because each chunk is a request.

export const TodaysLessons = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ '../start/lesson/TodaysLessons.tsx')).TodaysLessons,
);

export const LessonNotOpen = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ '../start/lesson/LessonNotOpen.tsx')).LessonNotOpen,
);

/** The rules, the play screen and the dialogs that the game itself opens. */
export const GameAtWork = lazyComponent(
  async () => (await import(/* webpackChunkName: "work" */ '../play/GameAtWork.tsx')).GameAtWork,
);

/** In the chunk of the rules and the play screen, which it shares. */
export const PlacementScreen = lazyComponent(
  async () => (await import(/* webpackChunkName: "work" */ '../start/placement/PlacementScreen.tsx')).PlacementScreen,
);

export const ClosedKitchen = lazyComponent(
  async () => (await import(/* webpackChunkName: "limits" */ '../limits/ClosedKitchen.tsx')).ClosedKitchen,
);
