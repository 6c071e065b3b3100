import type { SiteAnalytics } from '@countertop/contract/siteAnalytics';
import { daysIn, type Period } from '@countertop/contract/siteAnalytics';
import { Button } from '@countertop/design-system/Button';
import { calendarIcon, repeatIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Popover, PopoverTrigger } from '@countertop/design-system/Popover';
import { ToggleButton, ToggleButtonGroup } from '@countertop/design-system/ToggleButton';
import { writeMoment, writePeriod } from '../../shared/report/writeCell.ts';
import { en } from '../analytics.messages.ts';
import { lastDays, periodBefore, presetOf, presets } from '../view/period.ts';
import type { View } from '../view/view.ts';
import { range, rangeHead, rangeNote, rangeText, ways } from './Analytics.styles.ts';
import { DayFields } from './DayFields.tsx';

export interface RangeBarProps extends Pick<View, 'asked' | 'problem'> {
  /** The UTC day. */
  today: string;
  onShow: (period: Period) => void;
  /** When the figures on the screen were counted; undefined while none are there. */
  measuredAt: SiteAnalytics['measuredAt'] | undefined;
  /** Counts again. */
  onRefresh: () => void;
  isRefreshing: boolean;
}

/** Which days are shown, beside which, where a day ends, and the ways to other days. */
export function RangeBar({ asked, problem, today, onShow, measuredAt, onRefresh, isRefreshing }: RangeBarProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const written = problem === null ? writePeriod(asked, locale) : '';
  const preset = problem === null ? presetOf(asked, today) : null;
  return (
    <div css={range}>
      <div css={rangeHead}>
        {problem === null && (
          <div css={rangeText}>
            <h2>{written}</h2>
            <p>{t('range.beside', { days: daysIn(asked), before: writePeriod(periodBefore(asked), locale) })}</p>
          </div>
        )}
        <div css={ways}>
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
              <ToggleButton key={days} id={String(days)} size="adult">
                {t('range.preset', { days })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <OtherDays asked={asked} today={today} onShow={onShow} />
        </div>
      </div>
      <div css={rangeNote}>
        <p>
          {t('range.boundary')} {problem === null && asked.to === today && t('range.today')}{' '}
          {measuredAt !== undefined && t('range.measured', { moment: writeMoment(measuredAt, locale) })}
        </p>
        {measuredAt !== undefined && (
          <Button
            emphasis="text"
            icon={repeatIcon}
            isPending={isRefreshing}
            pendingLabel={t('range.refreshing')}
            onPress={onRefresh}
          >
            {t('range.refresh')}
          </Button>
        )}
      </div>
      <LiveRegion message={measuredAt === undefined ? '' : t('range.shown', { range: written })} />
    </div>
  );
}

function OtherDays({ asked, today, onShow }: Pick<RangeBarProps, 'asked' | 'today' | 'onShow'>) {
  const t = useMessages(en);
  return (
    <PopoverTrigger>
      <Button emphasis="quiet" size="adult" icon={calendarIcon}>
        {t('range.other')}
      </Button>
      <Popover title={t('range.other')} placement="bottom end">
        {({ close }) => (
          <DayFields
            asked={asked}
            today={today}
            onShow={(period) => {
              close();
              onShow(period);
            }}
          />
        )}
      </Popover>
    </PopoverTrigger>
  );
}
