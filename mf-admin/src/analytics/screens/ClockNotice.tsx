import type { ClockWarning } from '@countertop/contract/siteAnalytics';
import { warningIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { formatMoment } from '../../shared/report/formatCell.ts';
import { en } from '../analytics.messages.ts';
import { clockNotice } from './Analytics.styles.ts';

/** Says that the server's clock is not accepted, with both times. */
export function ClockNotice({ clock }: { clock: ClockWarning }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <div css={clockNotice} role="alert">
      <Tag tone="warning" icon={warningIcon}>
        {t('clock.tag')}
      </Tag>
      <p>{t('clock.text', { now: formatMoment(clock.now, locale), lastSeen: formatMoment(clock.lastSeen, locale) })}</p>
    </div>
  );
}
