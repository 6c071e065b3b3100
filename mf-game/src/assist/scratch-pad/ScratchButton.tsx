import { Button } from '@countertop/design-system/Button';
import { editIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './scratchPad.messages.ts';

export interface ScratchButtonProps {
  /** The ID of the sheet it opens. */
  controls: string;
  isOpen: boolean;
  onPress: () => void;
}

export function ScratchButton({ controls, isOpen, onPress }: ScratchButtonProps) {
  const t = useMessages(en);
  return (
    <Button
      id={`${controls}-button`}
      variant="outline"
      size="medium"
      icon={editIcon}
      aria-expanded={isOpen}
      aria-controls={controls}
      onPress={onPress}
      data-worded
    >
      <span data-label="short">{t('scratch.title')}</span>
    </Button>
  );
}
