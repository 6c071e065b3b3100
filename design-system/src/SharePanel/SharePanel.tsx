import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { shareIcon } from '../icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import { useMessages } from '../messages/messages.ts';
import { Popover } from '../Popover/Popover.tsx';
import { CopyLink } from './CopyLink.tsx';
import { en } from './messages/en.messages.ts';
import { networks, shareByDevice, type Shared } from './networks.ts';
import { anchor, choices } from './SharePanel.styles.ts';

export { copiedShownMs } from './CopyLink.tsx';

export interface SharePanelProps extends Omit<ButtonProps, 'children' | 'onPress' | 'isPending' | 'pendingLabel'> {
  /** The whole address of what is shared. */
  url: string;
  /** Its title. */
  title: string;
  /** One sentence about it, which some networks take over. */
  text: string;
}

/** A share button: the device's own sheet where there is one, else a panel with three networks and the link to copy. */
export function SharePanel({ url, title, text, emphasis = 'quiet', icon = shareIcon, ...props }: SharePanelProps) {
  const t = useMessages(en);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const shared: Shared = { url, title, text };
  const share = async () => setIsOpen(!(await shareByDevice(shared)));
  return (
    <>
      <span ref={button} css={anchor}>
        <Button {...props} emphasis={emphasis} icon={icon} onPress={() => void share()}>
          {t('share.button')}
        </Button>
      </span>
      <Popover title={t('share.title')} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen}>
        <ul css={choices}>
          {networks.map(({ name, address }) => (
            <li key={name}>
              <Link look="quietButton" href={address(shared)} target="_blank" rel="noopener noreferrer">
                {t(`share.${name}`)}
              </Link>
            </li>
          ))}
          <li>
            <CopyLink url={url} />
          </li>
        </ul>
      </Popover>
    </>
  );
}
