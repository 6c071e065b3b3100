import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { MenuBoard, type MenuBoardProps } from './MenuBoard.tsx';
import { CustomerFeedback, type CustomerFeedbackProps } from '../customer-feedback/CustomerFeedback.tsx';
import { en } from '../play.messages.ts';

export interface BoardDialogProps extends MenuBoardProps, CustomerFeedbackProps {
  onClose: () => void;
}

/** Board and feedback where the play screen has no room for them. */
export function BoardDialog({ entries, onMoveUp, onClose, ...board }: BoardDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('board.dialog')}
      isOpen
      onOpenChange={onClose}
      hasClose
      actions={
        <Button tone="accent" onPress={onClose}>
          {t('board.close')}
        </Button>
      }
    >
      <Stack>
        <MenuBoard {...board} />
        <CustomerFeedback entries={entries} onMoveUp={onMoveUp} />
      </Stack>
    </Dialog>
  );
}
