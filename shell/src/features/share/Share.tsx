import { css } from '@emotion/react';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { ShareButton, type Shared } from '@countertop/design-system/ShareButton';
import { useRef, useState } from 'react';
import { sharedPage } from './sharedPage.ts';

/** Anchor for the panel. */
const anchor = css({ display: 'inline-block' });

const SharePopover = lazyComponent(
  async () => (await import(/* webpackChunkName: "share" */ '@countertop/design-system/SharePanel')).SharePopover,
);

export interface ShareProps {
  /** `icon` for the row of the header. */
  variant: 'icon' | 'outline';
}

/** Shares the current page through the device's share sheet or, without one, a lazy-loaded panel. */
export function Share({ variant }: ShareProps) {
  const [shared, setShared] = useState<Shared | null>(null);
  const button = useRef<HTMLSpanElement>(null);
  const close = () => setShared(null);
  return (
    <>
      <span css={anchor} ref={button}>
        <ShareButton variant={variant} size="medium" getShared={sharedPage} onPanel={setShared} />
      </span>
      {shared && (
        <LazyBoundary onDismiss={close}>
          <SharePopover shared={shared} triggerRef={button} isOpen onOpenChange={close} />
        </LazyBoundary>
      )}
    </>
  );
}
