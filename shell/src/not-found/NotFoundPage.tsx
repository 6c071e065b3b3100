import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { QuietRestaurant } from '@countertop/design-system/QuietRestaurant';
import { quietPage } from '../frame/quietPage.styles.ts';
import { en } from '../messages/en.messages.ts';

/** Any address that no page has. The server sends it with status 404. */
export function NotFoundPage() {
  const t = useMessages(en);
  const home = (
    <Link look="playButton" href="/" icon="home">
      {t('notFound.home')}
    </Link>
  );
  return (
    <Page>
      <div css={quietPage}>
        <PageTitle>{t('notFound.heading')}</PageTitle>
        <QuietRestaurant action={home}>{t('notFound.text')}</QuietRestaurant>
      </div>
    </Page>
  );
}
