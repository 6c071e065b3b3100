import { css } from '@emotion/react';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Spinner } from '@countertop/design-system/Spinner';
import { en } from '../shell.messages.ts';

/** Tall enough to keep the footer from jumping when the page appears. */
const loading = css({ display: 'grid', placeContent: 'center', minBlockSize: '60vh' });

/** Shows in place of a page while its code loads. The router shows it only after a delay. */
export function Loading() {
  const t = useMessages(en);
  return (
    <Page>
      <div css={loading}>
        <Spinner label={t('layout.loading')} size="large" appears="atOnce" />
      </div>
    </Page>
  );
}
