import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import type { OpenDialog } from '../session/gameStore.ts';
import { useGameSnapshot, useOpenDialog, useGameStore } from '../session/GameStoreContext.tsx';

export const FamilyDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "player" */ './family/FamilyDialog.tsx')).FamilyDialog,
);

export const HelpDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ './help/HelpDialog.tsx')).HelpDialog,
);

export const OptionsDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ './options/OptionsDialog.tsx')).OptionsDialog,
);

export const StartOverDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ './start-over/StartOverDialog.tsx')).StartOverDialog,
);

const LeaveDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "menu" */ './leave/LeaveDialog.tsx')).LeaveDialog,
);

export interface MenuDialogsProps {
  /** Continues the game, or starts one. */
  onPlay: () => void;
  /** Replaces the game by a new one. */
  onStartOver: () => void;
}

/** Dialogs that need no rules, so they open over the start menu and the game. */
export function MenuDialogs(props: MenuDialogsProps) {
  const dialog = useOpenDialog();
  const { openDialog } = useGameStore();
  if (!isMenuDialog(dialog)) return null;
  return (
    <LazyBoundary key={dialog} onDismiss={() => openDialog(null)}>
      <MenuDialog dialog={dialog} {...props} />
    </LazyBoundary>
  );
}

const menuDialogs = ['help', 'options', 'family', 'startOver', 'leave'] as const;
type MenuDialogName = (typeof menuDialogs)[number];

function isMenuDialog(dialog: OpenDialog): dialog is MenuDialogName {
  return menuDialogs.some((name) => name === dialog);
}

interface MenuDialogProps extends MenuDialogsProps {
  dialog: MenuDialogName;
}

function MenuDialog({ dialog, onPlay, onStartOver }: MenuDialogProps) {
  const { game, leaving } = useGameSnapshot();
  const { dispatch, openDialog } = useGameStore();
  const onClose = () => openDialog(null);
  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };
  const play = () => (game.status === 'paused' ? dispatch({ type: 'resumed' }) : onPlay());

  function leave(): void {
    leaving?.leave();
    onClose();
  }

  switch (dialog) {
    case 'help':
      return <HelpDialog onClose={onClose} onStart={closeAnd(play)} />;
    case 'options':
      return <OptionsDialog onClose={onClose} />;
    case 'family':
      return <FamilyDialog onClose={onClose} />;
    case 'leave':
      return <LeaveDialog day={game.stats.day} onLeave={leave} onClose={onClose} />;
    case 'startOver': {
      const choices = { onContinue: closeAnd(onPlay), onStartOver: closeAnd(onStartOver) };
      return <StartOverDialog game={game} onClose={onClose} {...choices} />;
    }
  }
}
