import type { SiteAnalytics } from '@countertop/contract/siteAnalytics';
import { daysIn } from '@countertop/contract/dayRange';
import type { Period } from '@countertop/contract/siteAnalytics';
import { Button } from '@countertop/design-system/Button';
import { calendarIcon, repeatIcon } from '@countertop/design-system/icons';
import { IconButton } from '@countertop/design-system/IconButton';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Popover, PopoverTrigger } from '@countertop/design-system/Popover';
import { ToggleButton, ToggleButtonGroup } from '@countertop/design-system/ToggleButton';
import { formatMoment, formatPeriod } from '../../shared/report/formatCell.ts';
import { en } from '../analytics.messages.ts';
import { lastDays, presetOf, presets } from '../view/period.ts';
import type { View } from '../view/view.ts';
import { range, rangeHead, rangeText, actions } from './Analytics.styles.ts';
import { DayFields } from './DayFields.tsx';

export interface RangeBarProps extends Pick<View, 'period' | 'problem'> {
  /** The UTC day. */
  today: string;
  onShow: (period: Period) => void;
  /** When the data was read; undefined while there is none. */
  measuredAt: SiteAnalytics['measuredAt'] | undefined;
  onRefresh: () => void;
  isRefreshing: boolean;
}

/** The date range, the period it is compared with, and the controls to change it. */
export function RangeBar({ period, problem, today, onShow, measuredAt, onRefresh, isRefreshing }: RangeBarProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const rangeLabel = problem === null ? formatPeriod(period, locale) : '';
  const preset = problem === null ? presetOf(period, today) : null;
  return (
    <div css={range}>
      <div css={rangeHead}>
        <div css={rangeText}>
          {problem === null && (
            <>
              <h2>{rangeLabel}</h2>
              <p>{t('range.compared', { days: daysIn(period) })}</p>
            </>
          )}
          <p>
            {[
              t('range.timeZone'),
              problem === null && period.to === today && t('range.today'),
              measuredAt !== undefined && t('range.measured', { moment: formatMoment(measuredAt, locale) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        <div css={actions}>
          <ToggleButtonGroup
            label={t('range.presets')}
            selectionMode="single"
            disallowEmptySelection={preset !== null}
            selectedKeys={preset === null ? [] : [String(preset)]}
            onSelectionChange={(keys) => {
              const chosen = presets.find((days) => keys.has(String(days)));
              if (chosen !== undefined) onShow(lastDays(chosen, today));
            }}
          >
            {presets.map((days) => (
              <ToggleButton key={days} id={String(days)} size="medium">
                {t('range.preset', { days })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <CustomRange period={period} today={today} onShow={onShow} />
          {measuredAt !== undefined && (
            <IconButton
              icon={repeatIcon}
              label={t(isRefreshing ? 'range.refreshing' : 'range.refresh')}
              onPress={() => !isRefreshing && onRefresh()}
            />
          )}
        </div>
      </div>
      <LiveRegion message={measuredAt === undefined ? '' : t('range.shown', { range: rangeLabel })} />
    </div>
  );
}

function CustomRange({ period, today, onShow }: Pick<RangeBarProps, 'period' | 'today' | 'onShow'>) {
  const t = useMessages(en);
  return (
    <PopoverTrigger>
      <Button variant="outline" size="medium" icon={calendarIcon}>
        {t('range.other')}
      </Button>
      <Popover title={t('range.other')} placement="bottom end">
        {({ close }) => (
          <DayFields
            period={period}
            today={today}
            onShow={(chosen) => {
              close();
              onShow(chosen);
            }}
          />
        )}
      </Popover>
    </PopoverTrigger>
  );
}
