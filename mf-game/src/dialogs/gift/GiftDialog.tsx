import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './gift.messages.ts';
import { ItemChoice, type ItemChoiceProps } from './ItemChoice.tsx';

/** Offers the gift of a level. Closed without a choice, it is offered again in the shop and at the end of the day. */
export function GiftDialog({ onClose, ...props }: ItemChoiceProps & { onClose: () => void }) {
  const t = useMessages(en);
  const isChosen = props.choice === null;
  return (
    <Dialog
      title={t('gift.dialog')}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant={isChosen ? 'solid' : 'outline'} tone={isChosen ? 'accent' : 'neutral'} onPress={onClose}>
          {t(isChosen ? 'gift.done' : 'gift.later')}
        </Button>
      }
    >
      <ItemChoice {...props} />
    </Dialog>
  );
}
