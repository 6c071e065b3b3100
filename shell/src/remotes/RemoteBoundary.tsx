import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { useEffect, useEffectEvent } from 'react';
import { en } from '../messages/en.messages.ts';

export interface RemoteBoundaryProps {
  /** `unavailable`: the page's code did not come. `broken`: it came and then failed. */
  kind: 'unavailable' | 'broken';
  /** Settles when the code comes after all; then the page opens by itself. */
  arrived?: Promise<void> | undefined;
  onTryAgain: () => void;
}

/** Shown in place of a page that cannot be, while the rest of the site works. */
export function RemoteBoundary({ kind, arrived, onTryAgain }: RemoteBoundaryProps) {
  const t = useMessages(en);
  const open = useEffectEvent(onTryAgain);
  useEffect(() => {
    let isShown = true;
    void arrived?.then(() => {
      if (isShown) open();
    });
    return () => {
      isShown = false;
    };
  }, [arrived]);

  const ways = (
    <>
      <Button onPress={onTryAgain}>{t('unavailable.tryAgain')}</Button>
      <Link look="quietButton" href="/">
        {t('unavailable.home')}
      </Link>
    </>
  );
  return (
    <Page>
      <div role="alert">
        <EmptyState title={t(`${kind}.heading`)} level={1} actions={ways}>
          {t(`${kind}.text`)}
        </EmptyState>
      </div>
    </Page>
  );
}
