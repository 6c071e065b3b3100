import { EmptyState } from '@countertop/design-system/EmptyState';
import { clockIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Tag } from '@countertop/design-system/Tag';
import { en } from '../messages/en.messages.ts';

export interface BeingBuiltPageProps {
  /** Name of the page. */
  heading: string;
  /** What will be here, and what is true today. */
  planned: string;
}

/** Says honestly that a page is not there yet. */
export function BeingBuiltPage({ heading, planned }: BeingBuiltPageProps) {
  const t = useMessages(en);
  const tag = (
    <Tag tone="warning" icon={clockIcon}>
      {t('beingBuilt.tag')}
    </Tag>
  );
  const ways = (
    <>
      <Link look="button" href="/game">
        {t('beingBuilt.play')}
      </Link>
      <Link look="quietButton" href="/">
        {t('beingBuilt.home')}
      </Link>
    </>
  );
  return (
    <Page audience="adult">
      <EmptyState title={heading} level={1} tag={tag} actions={ways}>
        {planned}
      </EmptyState>
    </Page>
  );
}
