import { useGame, useOpenDialog, useSession } from './game/SessionContext.tsx';
import { Late } from './later/Late.tsx';
import { helpDialog, optionsDialog } from './later/parts.ts';

/** The dialogs that need no rules: they open over the start menu as over the game. */
export function MenuDialogs({ onStart }: { onStart: () => void }) {
  const { status } = useGame();
  const dialog = useOpenDialog();
  const { send, openDialog } = useSession();
  const onClose = () => openDialog(null);
  const start = () => {
    onClose();
    if (status === 'paused') send({ type: 'resumed' });
    else if (status === 'menu') onStart();
  };

  if (dialog === 'help') return <Late part={helpDialog} props={{ onClose, onStart: start }} onGiveUp={onClose} />;
  if (dialog === 'options') return <Late part={optionsDialog} props={{ onClose }} onGiveUp={onClose} />;
  return null;
}
