import { EmptyState } from '@countertop/design-system/EmptyState';
import { homeIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../../shell.messages.ts';
import { NotFoundScene } from './NotFoundScene.tsx';

/** Shows at every address without a page. The server sends it with status 404. */
export function NotFoundPage() {
  const t = useMessages(en);
  const home = (
    <PageLink variant="solid" tone="accent" to="/" icon={homeIcon}>
      {t('notFound.home')}
    </PageLink>
  );
  return (
    <Page>
      <EmptyState
        title={t('notFound.heading')}
        level={1}
        picture={<NotFoundScene />}
        pictureSize="large"
        actions={home}
        footnote={<Elsewhere />}
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  );
}

/** For those who wanted something else than the games. */
function Elsewhere() {
  const t = useMessages(en);
  return (
    <>
      {t('notFound.elsewhere')} <PageLink to="/support">{t('notFound.support')}</PageLink>
    </>
  );
}
