import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { shareIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shareByDevice, type Shared } from './device.ts';
import { en } from './ShareButton.messages.ts';

export type { Shared } from './device.ts';

export interface ShareButtonProps extends Omit<
  ButtonProps,
  'children' | 'onPress' | 'isPending' | 'pendingLabel' | 'variant'
> {
  /** Returns what to share. Called on press, because the page title may have changed since rendering. */
  getShared: () => Shared;
  /** Called if there is no native share sheet, or it failed. Show a `SharePopover`. */
  onPanel: (shared: Shared) => void;
  /** As of `Button`, or `icon` for headers without room for a label. */
  variant?: ButtonProps['variant'] | 'icon';
}

/** Opens the native share sheet. A lightweight part of `SharePanel`. */
export function ShareButton({ getShared, onPanel, variant = 'outline', icon = shareIcon, ...props }: ShareButtonProps) {
  const t = useMessages(en);
  const share = async () => {
    const shared = getShared();
    if (!(await shareByDevice(shared))) onPanel(shared);
  };
  if (variant === 'icon') return <IconButton icon={icon} label={t('share.button')} onPress={() => void share()} />;
  return (
    <Button {...props} variant={variant} icon={icon} onPress={() => void share()}>
      {t('share.button')}
    </Button>
  );
}
