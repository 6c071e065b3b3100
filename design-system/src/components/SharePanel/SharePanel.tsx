import { useRef, useState } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { ShareButton, type Shared } from '../ShareButton/ShareButton.tsx';
import { anchor } from './SharePanel.styles.ts';
import { SharePopover } from './SharePopover.tsx';

export { copiedShownMs, CopyLink } from './CopyLink.tsx';
export { SharePopover, type SharePopoverProps } from './SharePopover.tsx';

export interface SharePanelProps
  extends Omit<ButtonProps, 'children' | 'onPress' | 'isPending' | 'pendingLabel'>, Shared {}

/** A share button. Opens the native share sheet if available, otherwise a panel with three networks and the link. */
export function SharePanel({ url, title, text, ...props }: SharePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const shared: Shared = { url, title, text };
  return (
    <>
      <span ref={button} css={anchor}>
        <ShareButton {...props} getShared={() => shared} onPanel={() => setIsOpen(true)} />
      </span>
      <SharePopover shared={shared} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
