import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { MenuBoard, type MenuBoardProps } from './MenuBoard.tsx';
import { CustomerFeedback, type CustomerFeedbackProps } from '../customer-feedback/CustomerFeedback.tsx';
import { en } from '../play.messages.ts';
import { stack } from './MenuBoard.styles.ts';

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
      <div css={stack}>
        <MenuBoard {...board} />
        <CustomerFeedback entries={entries} onMoveUp={onMoveUp} />
      </div>
    </Dialog>
  );
}
