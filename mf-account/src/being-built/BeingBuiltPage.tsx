import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { QuietRestaurant } from '@countertop/design-system/QuietRestaurant';
import { Tag } from '@countertop/design-system/Tag';
import { en } from '../messages/en.messages.ts';
import { actions, quietPage } from './BeingBuiltPage.styles.ts';

export interface BeingBuiltPageProps {
  /** Name of the page. */
  heading: string;
  /** What will be here, and what is true today. */
  planned: string;
}

/** Says honestly that a page is not there yet. */
export function BeingBuiltPage({ heading, planned }: BeingBuiltPageProps) {
  const t = useMessages(en);
  const ways = (
    <div css={actions}>
      <Link look="button" href="/game">
        {t('beingBuilt.play')}
      </Link>
      <Link look="quietButton" href="/">
        {t('beingBuilt.home')}
      </Link>
    </div>
  );
  return (
    <Page audience="adult">
      <div css={quietPage}>
        <PageTitle>{heading}</PageTitle>
        <Tag tone="warning" icon="clock">
          {t('beingBuilt.tag')}
        </Tag>
        <QuietRestaurant action={ways}>{planned}</QuietRestaurant>
      </div>
    </Page>
  );
}
