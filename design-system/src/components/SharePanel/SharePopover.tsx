import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { Popover, type PopoverProps } from '../Popover/Popover.tsx';
import type { Shared } from '../ShareButton/ShareButton.tsx';
import { CopyLink } from './CopyLink.tsx';
import { en } from './SharePanel.messages.ts';
import { networks } from './networks.ts';
import { choices } from './SharePanel.styles.ts';

export interface SharePopoverProps extends Pick<PopoverProps, 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** What to share. */
  shared: Shared;
  /** Defaults to "Share this page". */
  title?: string;
  /** Shows what is shared, above the networks. */
  picture?: ReactNode;
}

/** A panel with three networks and the link, next to the button. */
export function SharePopover({ shared, title, picture, ...props }: SharePopoverProps) {
  const t = useMessages(en);
  return (
    <Popover {...props} title={title ?? t('share.title')}>
      {picture}
      <ul css={choices}>
        <li>
          <CopyLink url={shared.url} />
        </li>
        {networks.map(({ name, address }) => (
          <li key={name}>
            <Link variant="outline" href={address(shared)} target="_blank" rel="noopener noreferrer">
              {t(`share.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
