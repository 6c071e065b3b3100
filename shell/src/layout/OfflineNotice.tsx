import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { offlineIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Global } from '@emotion/react';
import { useState } from 'react';
import { en } from './offlineNotice.messages.ts';
import { area, end, keepFocusInView, mark, sheet } from './OfflineNotice.styles.ts';
import { useIsOnline } from '@countertop/client/shared/useIsOnline';

export interface OfflineNoticeProps {
  /** `bottom` over the page; `header` as a quiet mark in the header, for the game, which has controls everywhere else. */
  placement: 'header' | 'bottom';
}

/** Shows that the browser is offline, until it is back online or somebody closes the notice. */
export function OfflineNotice({ placement }: OfflineNoticeProps) {
  const t = useMessages(en);
  const isOnline = useIsOnline();
  const [isClosed, setClosed] = useState(false);
  // The next time offline shows the notice again.
  if (isOnline && isClosed) setClosed(false);
  const text = isOnline ? '' : t('offline.text');
  if (placement === 'header') {
    return (
      <>
        <LiveRegion message={text} />
        {!isOnline && (
          <p css={mark}>
            <Icon icon={offlineIcon} size="small" />
            <span>{t('offline.short')}</span>
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <LiveRegion message={text} />
      {!isOnline && !isClosed && (
        <>
          <Global styles={keepFocusInView} />
          <div css={end} />
          <div css={area}>
            <div css={sheet}>
              <Icon icon={offlineIcon} />
              <p>{text}</p>
              <Button size="medium" variant="text" onPress={() => setClosed(true)}>
                {t('offline.close')}
              </Button>
            </div>
          </div>
        </>
      )}
    </>
  );
}
