import { daysIn } from '@countertop/contract/shared/dayRange';
import { reportMaxDays } from '@countertop/contract/analytics/report.limits';
import type { Period, SiteReport } from '@countertop/contract/analytics/siteReport';
import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { IconButton } from '@countertop/design-system/IconButton';
import { calendarIcon, repeatIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import { Popover, PopoverTrigger } from '@countertop/design-system/Popover';
import { TextField } from '@countertop/design-system/TextField';
import { ToggleButton, ToggleButtonGroup } from '@countertop/design-system/ToggleButton';
import { useState } from 'react';
import { formatDay, formatMoment, formatPeriod } from '../shared/report/formatCell.ts';
import { en } from './analytics.messages.ts';
import { actions, dayFields, range, rangeHead, rangeText } from './Analytics.styles.ts';
import { lastDays, type PeriodError, presetOf, presets, errorOf } from './period.ts';
import type { View } from './view.ts';

export interface RangeBarProps extends Pick<View, 'period' | 'error'> {
  /** The UTC day. */
  today: string;
  onShow: (period: Period) => void;
  /** When the data was read; undefined until then. */
  measuredAt: SiteReport['measuredAt'] | undefined;
  onRefresh: () => void;
  isRefreshing: boolean;
}

/** The date range, the period it is compared with, and the controls to change it. */
export function RangeBar({ period, error, today, onShow, measuredAt, onRefresh, isRefreshing }: RangeBarProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const rangeLabel = error === null ? formatPeriod(period, locale) : '';
  const preset = error === null ? presetOf(period, today) : null;
  return (
    <div css={range}>
      <div css={rangeHead}>
        <div css={rangeText}>
          {error === null && (
            <>
              <h2>{rangeLabel}</h2>
              <p>{t('range.compared', { days: daysIn(period) })}</p>
            </>
          )}
          <p>
            {[
              t('range.timeZone'),
              error === null && period.to === today && t('range.today'),
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

interface DayFieldsProps {
  period: Period;
  /** The UTC day. */
  today: string;
  onShow: (period: Period) => void;
}

/** Native date inputs for a custom range. */
function DayFields({ period, today, onShow }: DayFieldsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [typed, type] = useState(period);
  const [error, setError] = useState<PeriodError | null>(null);
  const sentence = error === null ? undefined : periodErrorText(t, locale, { error, period: typed, today });
  const change = (part: Partial<Period>) => {
    type({ ...typed, ...part });
    setError(null);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const found = errorOf(typed, today);
        setError(found);
        if (found === null) onShow(typed);
      }}
    >
      <div css={dayFields}>
        <TextField
          label={t('range.from')}
          type="date"
          value={typed.from}
          onChange={(from) => change({ from })}
          errorMessage={error === 'invalidFrom' ? sentence : undefined}
        />
        <TextField
          label={t('range.to')}
          type="date"
          value={typed.to}
          onChange={(to) => change({ to })}
          errorMessage={error === 'invalidFrom' ? undefined : sentence}
        />
        <div>
          <Button size="medium" type="submit">
            {t('range.show')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

interface Wrong extends Pick<View, 'period'> {
  readonly error: PeriodError;
  /** The UTC day. */
  readonly today: string;
}

/** Returns why a date range is invalid, and how to fix it. */
export function periodErrorText(t: Translate<typeof en>, locale: string, { error, period, today }: Wrong): string {
  switch (error) {
    case 'invalidFrom':
      return t('range.wrong.invalidFrom', { from: period.from });
    case 'invalidTo':
      return t('range.wrong.invalidTo', { to: period.to });
    case 'backwards':
      return t('range.wrong.backwards');
    case 'tooLong':
      return t('range.wrong.tooLong', { most: reportMaxDays });
    case 'inFuture':
      return t('range.wrong.inFuture', { today: formatDay(today, locale) });
  }
}
