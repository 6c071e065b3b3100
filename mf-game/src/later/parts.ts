import { latePart } from '@countertop/design-system/latePart';

// Few files, by when they are needed: each is a request of its own, with the parts of the kit and the rules it needs.

/** The choice of the age group, and the menu of a narrow header: both bring the kit's lists. */
export const bandSelect = latePart(
  async () => (await import(/* webpackChunkName: "lists" */ '../start/BandSelect.tsx')).BandSelect,
);

export const headerMenu = latePart(
  async () => (await import(/* webpackChunkName: "lists" */ '../play/header/HeaderMenu.tsx')).HeaderMenu,
);

/** The game at work: its rules, the play screen, and what the game itself opens. */
export const gameAtWork = latePart(
  async () => (await import(/* webpackChunkName: "work" */ '../play/GameAtWork.tsx')).GameAtWork,
);

export const tutorialDialog = latePart(
  async () =>
    (await import(/* webpackChunkName: "tutorial" */ '../dialogs/tutorial/TutorialDialog.tsx')).TutorialDialog,
);

export const tutorialConfetti = latePart(
  async () =>
    (await import(/* webpackChunkName: "tutorial" */ '../dialogs/tutorial/TutorialConfetti.tsx')).TutorialConfetti,
);

export const helpDialog = latePart(
  async () => (await import(/* webpackChunkName: "menu" */ '../dialogs/help/HelpDialog.tsx')).HelpDialog,
);

export const optionsDialog = latePart(
  async () => (await import(/* webpackChunkName: "menu" */ '../dialogs/options/OptionsDialog.tsx')).OptionsDialog,
);

export const renameForm = latePart(
  async () => (await import(/* webpackChunkName: "menu" */ '../start/restaurant/RenameForm.tsx')).RenameForm,
);

export const startOverDialog = latePart(
  async () => (await import(/* webpackChunkName: "menu" */ '../start/StartOverDialog.tsx')).StartOverDialog,
);
