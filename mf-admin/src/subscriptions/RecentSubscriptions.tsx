import type { RecentSubscription } from '@countertop/contract/payments/metrics';
import { recentSubscriptionsMax } from '@countertop/contract/payments/metrics.limits';
import { Card } from '@countertop/design-system/Card';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { TierBadge } from '@countertop/design-system/artwork/TierBadge';
import { formatDay } from '../shared/report/formatCell.ts';
import { en } from './subscriptions.messages.ts';
import { head, muted, none } from './Subscriptions.styles.ts';

const renderPayer = ({ email }: RecentSubscription) => <Payer email={email} />;
const renderTier = ({ tier }: RecentSubscription) => <TierBadge tier={tier} />;

/** The most recent payments for subscriptions. */
export function RecentSubscriptions({ subscriptions }: { subscriptions: readonly RecentSubscription[] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const columns: readonly TableColumn<RecentSubscription>[] = [
    { id: 'email', name: t('recent.email'), cell: renderPayer },
    { id: 'tier', name: t('recent.tier'), cell: renderTier },
    {
      id: 'subscriptionDate',
      name: t('recent.date'),
      cell: ({ subscriptionDate }) => formatDay(subscriptionDate, locale),
    },
    {
      id: 'amount',
      name: t('recent.amount'),
      align: 'number',
      cell: ({ amount }) => formatMoney(Math.round(amount * 100), locale, 2),
    },
  ];
  return (
    <Card>
      {subscriptions.length === 0 ? (
        <Stack gap="m">
          <div css={head}>
            <h2>{t('recent.title')}</h2>
          </div>
          <div css={none}>
            <h3>{t('recent.none')}</h3>
            <p>{t('recent.none.text')}</p>
          </div>
        </Stack>
      ) : (
        <Stack gap="m">
          <div css={head}>
            <h2>{t('recent.title')}</h2>
            <p>{t('recent.lead', { count: recentSubscriptionsMax })}</p>
          </div>
          <Table caption={t('recent.title')} isCaptionHidden columns={columns} rows={subscriptions} />
        </Stack>
      )}
    </Card>
  );
}

function Payer({ email }: Pick<RecentSubscription, 'email'>) {
  const t = useMessages(en);
  if (email === null) return <span css={muted}>{t('recent.erased')}</span>;
  return <EmailAddress address={email} />;
}
