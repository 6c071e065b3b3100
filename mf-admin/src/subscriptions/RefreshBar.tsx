import { metricsRefreshMs } from '@countertop/contract/payments/metrics.limits';
import { Button } from '@countertop/design-system/Button';
import { pauseIcon, repeatIcon, warningIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { ToggleButton } from '@countertop/design-system/ToggleButton';
import { useState } from 'react';
import { en } from './subscriptions.messages.ts';
import type { Refreshing } from './refreshing.ts';
import { bar } from './Subscriptions.styles.ts';
import { formatTime } from './format.ts';

export interface RefreshBarProps {
  /** When the data was read, ISO 8601. */
  measuredAt: string;
  refreshing: Refreshing;
}

/** Shows the age of the data, and controls refreshing. Only manual refreshes and failures are announced. */
export function RefreshBar({ measuredAt, refreshing }: RefreshBarProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isPaused, setPaused, refresh, hasFailed } = refreshing;
  const [isRefreshing, setRefreshing] = useState(false);
  const [refreshCount, setRefreshCount] = useState(0);
  const time = formatTime(measuredAt, locale);
  const message = refreshCount === 0 ? '' : t('refresh.done');

  async function onRefresh(): Promise<void> {
    setRefreshing(true);
    const isDone = await refresh();
    setRefreshing(false);
    if (isDone) setRefreshCount((count) => count + 1);
  }

  return (
    <div css={bar}>
      <div>
        {hasFailed && (
          <Tag tone="warning" icon={warningIcon}>
            {t('refresh.failed.tag')}
          </Tag>
        )}
        <p>
          {t(hasFailed ? 'refresh.failed.updated' : 'refresh.updated', { time })}{' '}
          {isPaused ? t('refresh.paused') : t('refresh.running', { seconds: metricsRefreshMs / 1000 })}
        </p>
      </div>
      <div>
        <ToggleButton size="medium" icon={pauseIcon} isSelected={isPaused} onChange={setPaused}>
          {t('refresh.pause')}
        </ToggleButton>
        <Button
          variant="text"
          icon={repeatIcon}
          isPending={isRefreshing}
          pendingLabel={t('refresh.pending')}
          onPress={() => void onRefresh()}
        >
          {t('refresh.now')}
        </Button>
      </div>
      <LiveRegion message={hasFailed ? t('refresh.failed') : message} occurrence={refreshCount} />
    </div>
  );
}
