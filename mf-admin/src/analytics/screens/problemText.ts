import { analyticsRangeMaxDays } from '@countertop/contract/metrics.limits';
import type { Translate } from '@countertop/design-system/messages';
import { formatDay } from '../../shared/report/formatCell.ts';
import type { en } from '../analytics.messages.ts';
import type { PeriodProblem } from '../view/period.ts';
import type { View } from '../view/view.ts';

interface Wrong extends Pick<View, 'period'> {
  readonly problem: PeriodProblem;
  /** The UTC day. */
  readonly today: string;
}

/** Returns why a date range is invalid, and how to fix it. */
export function problemText(t: Translate<typeof en>, locale: string, { problem, period, today }: Wrong): string {
  switch (problem) {
    case 'invalidFrom':
      return t('range.wrong.invalidFrom', { from: period.from });
    case 'invalidTo':
      return t('range.wrong.invalidTo', { to: period.to });
    case 'backwards':
      return t('range.wrong.backwards');
    case 'tooLong':
      return t('range.wrong.tooLong', { most: analyticsRangeMaxDays });
    case 'inFuture':
      return t('range.wrong.inFuture', { today: formatDay(today, locale) });
  }
}
