import { ShareButton, type Shared } from '@countertop/design-system/ShareButton';
import { useRef, useState } from 'react';
import { Late } from '../../late/Late.tsx';
import { latePart } from '@countertop/design-system/latePart';
import { anchor } from './Share.styles.ts';
import { sharedPage } from './sharedPage.ts';

const popover = latePart(
  async () => (await import(/* webpackChunkName: "share" */ '@countertop/design-system/SharePanel')).SharePopover,
);

export interface ShareProps {
  /** `icon` for the header's row. */
  variant: 'icon' | 'text';
}

/** Shares the current page: by the device's own sheet, else by a panel that is fetched when it is needed. */
export function Share({ variant }: ShareProps) {
  const [shared, setShared] = useState<Shared | null>(null);
  const button = useRef<HTMLSpanElement>(null);
  const close = () => setShared(null);
  return (
    <>
      <span css={anchor} ref={button}>
        <ShareButton variant={variant} size="adult" getShared={sharedPage} onPanel={setShared} />
      </span>
      {shared && (
        <Late
          part={popover}
          props={{ shared, triggerRef: button, isOpen: true, onOpenChange: close }}
          onGiveUp={close}
        />
      )}
    </>
  );
}
