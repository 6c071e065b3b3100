import { useMessages } from '@countertop/design-system/messages';
import { Logo } from '@countertop/design-system/Logo';
import { Page } from '@countertop/design-system/Page';
import { en } from '../messages/en.messages.ts';
import { loading } from './Loading.styles.ts';

/** Stands in the page's place until its code is there. */
export function Loading() {
  const t = useMessages(en);
  return (
    <Page>
      <div css={loading} role="status">
        <Logo look="mark" />
        <p>{t('frame.loading')}</p>
      </div>
    </Page>
  );
}
