import { Button } from '@countertop/design-system/Button';
import { eyeIcon, eyeOffIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './picture.messages.ts';

export interface PictureButtonProps {
  /** The ID of the sheet it opens. */
  controls: string;
  isOpen: boolean;
  /** Whether the child knows the skill; the button is then less prominent. */
  isKnown: boolean;
  onPress: () => void;
}

/** Opens the problem as a picture. */
export function PictureButton({ controls, isOpen, isKnown, onPress }: PictureButtonProps) {
  const t = useMessages(en);
  return (
    <Button
      id={`${controls}-button`}
      variant={isKnown ? 'text' : 'outline'}
      size="medium"
      icon={isOpen ? eyeOffIcon : eyeIcon}
      aria-expanded={isOpen}
      aria-controls={controls}
      onPress={onPress}
      data-worded={isKnown ? undefined : true}
    >
      <span data-label={isKnown ? 'long' : 'short'}>{t(isKnown ? 'picture.known' : 'picture.show')}</span>
    </Button>
  );
}
