import { Button } from '@countertop/design-system/Button';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { QuietRestaurant } from '@countertop/design-system/QuietRestaurant';
import { useEffect, useEffectEvent } from 'react';
import { en } from '../messages/en.messages.ts';
import { actions, quietPage } from '../frame/quietPage.styles.ts';

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
    <div css={actions}>
      <Button onPress={onTryAgain}>{t('unavailable.tryAgain')}</Button>
      <Link look="quietButton" href="/">
        {t('unavailable.home')}
      </Link>
    </div>
  );
  return (
    <Page>
      <div css={quietPage} role="alert">
        <PageTitle>{t(`${kind}.heading`)}</PageTitle>
        <QuietRestaurant action={ways}>{t(`${kind}.text`)}</QuietRestaurant>
      </div>
    </Page>
  );
}
