import { useGame, useOpenDialog, useGameStore } from '../session/GameStoreContext.tsx';
import { Late } from '../later/Late.tsx';
import { helpDialog, optionsDialog, startOverDialog } from '../later/parts.ts';

export interface MenuDialogsProps {
  /** Continues the current game, or starts one. */
  onPlay: () => void;
  /** Starts a new game that replaces the current one. */
  onStartOver: () => void;
}

/** The dialogs that work without the rules, over the start menu and during play. */
export function MenuDialogs({ onPlay, onStartOver }: MenuDialogsProps) {
  const game = useGame();
  const dialog = useOpenDialog();
  const { dispatch, openDialog } = useGameStore();
  const onClose = () => openDialog(null);
  const closeAnd = (action: () => void) => () => {
    onClose();
    action();
  };
  const play = () => (game.status === 'paused' ? dispatch({ type: 'resumed' }) : onPlay());

  if (dialog === 'help') {
    return <Late part={helpDialog} props={{ onClose, onStart: closeAnd(play) }} onGiveUp={onClose} />;
  }
  if (dialog === 'options') return <Late part={optionsDialog} props={{ onClose }} onGiveUp={onClose} />;
  if (dialog === 'startOver') {
    const props = { game, onClose, onContinue: closeAnd(onPlay), onStartOver: closeAnd(onStartOver) };
    return <Late part={startOverDialog} props={props} onGiveUp={onClose} />;
  }
  return null;
}
