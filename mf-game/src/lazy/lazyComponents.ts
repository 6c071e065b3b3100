import { lazyComponent } from '@countertop/design-system/lazy';

// Chunks are grouped by when they are needed, because each one is a request.

export const PlayerLink = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ '../play/header/PlayerLink.tsx')).PlayerLink,
);

export const TodaysLessons = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ '../start/lesson/TodaysLessons.tsx')).TodaysLessons,
);

export const LessonNotOpen = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ '../start/lesson/LessonNotOpen.tsx')).LessonNotOpen,
);

export const FamilyDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ '../dialogs/family/FamilyDialog.tsx')).FamilyDialog,
);

/** The rules, the play screen and the dialogs that the game itself opens. */
export const GameAtWork = lazyComponent(
  async () => (await import(/* webpackChunkName: "work" */ '../play/GameAtWork.tsx')).GameAtWork,
);

/** In the chunk of the rules and the play screen, which it shares. */
export const PlacementScreen = lazyComponent(
  async () => (await import(/* webpackChunkName: "work" */ '../start/placement/PlacementScreen.tsx')).PlacementScreen,
);

export const LazyMoneyDrawer = lazyComponent(
  async () => (await import(/* webpackChunkName: "drawer" */ '@countertop/design-system/MoneyDrawer')).MoneyDrawer,
);

export const TutorialDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "tutorial" */ '../dialogs/tutorial/TutorialDialog.tsx')).TutorialDialog,
);

export const TutorialConfetti = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "tutorial" */ '../dialogs/tutorial/TutorialConfetti.tsx')).TutorialConfetti,
);

export const HelpDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ '../dialogs/help/HelpDialog.tsx')).HelpDialog,
);

export const OptionsDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ '../dialogs/options/OptionsDialog.tsx')).OptionsDialog,
);

export const RenameForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ '../start/restaurant/RenameForm.tsx')).RenameForm,
);

export const StartOverDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ '../start/StartOverDialog.tsx')).StartOverDialog,
);

export const LeaveDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ '../dialogs/leave/LeaveDialog.tsx')).LeaveDialog,
);

export const PlayLimits = lazyComponent(
  async () => (await import(/* webpackChunkName: "limits" */ '../limits/PlayLimits.tsx')).PlayLimits,
);

export const ClosedKitchen = lazyComponent(
  async () => (await import(/* webpackChunkName: "limits" */ '../limits/ClosedKitchen.tsx')).ClosedKitchen,
);
