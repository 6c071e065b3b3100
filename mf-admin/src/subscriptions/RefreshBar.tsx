import { metricsRefreshMs } from '@countertop/contract/metrics.limits';
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
import { writeTime } from './writing.ts';

export interface RefreshBarProps {
  /** When the figures were read, ISO 8601. */
  measuredAt: string;
  refreshing: Refreshing;
}

/** How old the figures are, and the ways to stop and to hasten the refreshing. Only what is asked for or fails is read aloud. */
export function RefreshBar({ measuredAt, refreshing }: RefreshBarProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isPaused, pause, refresh, hasFailed } = refreshing;
  const [isAsked, setAsked] = useState(false);
  const [timesDone, setTimesDone] = useState(0);
  const time = writeTime(measuredAt, locale);
  const said = timesDone === 0 ? '' : t('refresh.done');

  async function onRefresh(): Promise<void> {
    setAsked(true);
    const isDone = await refresh();
    setAsked(false);
    if (isDone) setTimesDone((times) => times + 1);
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
        <ToggleButton icon={pauseIcon} isSelected={isPaused} onChange={pause}>
          {t('refresh.pause')}
        </ToggleButton>
        <Button
          emphasis="quiet"
          icon={repeatIcon}
          isPending={isAsked}
          pendingLabel={t('refresh.pending')}
          onPress={() => void onRefresh()}
        >
          {t('refresh.now')}
        </Button>
      </div>
      <LiveRegion message={hasFailed ? t('refresh.failed') : said} occurrence={timesDone} />
    </div>
  );
}
