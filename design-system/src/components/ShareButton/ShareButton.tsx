import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shareIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shareByDevice, type Shared } from './device.ts';
import { en } from './ShareButton.messages.ts';

export type { Shared } from './device.ts';

export interface ShareButtonProps extends Omit<ButtonProps, 'children' | 'onPress' | 'isPending' | 'pendingLabel'> {
  /** What is shared. Asked when the button is pressed, because the page may have changed its title since. */
  getShared: () => Shared;
  /** Called where the device has no sheet for sharing, or where that failed: show a `SharePopover`. */
  onPanel: (shared: Shared) => void;
  /** `icon` for a header, where there is no room for words. */
  look?: 'words' | 'icon';
}

/** Opens the device's own sheet for sharing. With its panel at hand it is a `SharePanel`; alone it weighs next to nothing. */
export function ShareButton({ getShared, onPanel, look = 'words', icon = shareIcon, ...props }: ShareButtonProps) {
  const t = useMessages(en);
  const share = async () => {
    const shared = getShared();
    if (!(await shareByDevice(shared))) onPanel(shared);
  };
  if (look === 'icon') return <IconButton icon={icon} label={t('share.button')} onPress={() => void share()} />;
  return (
    <Button emphasis="quiet" {...props} icon={icon} onPress={() => void share()}>
      {t('share.button')}
    </Button>
  );
}
