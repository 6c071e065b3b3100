import { analyticsRangeMaxDays } from '@countertop/contract/metrics.limits';
import type { Translate } from '@countertop/design-system/messages';
import { writeDay } from '../../shared/report/writeCell.ts';
import type { en } from '../analytics.messages.ts';
import type { PeriodProblem } from '../view/period.ts';
import type { View } from '../view/view.ts';

interface Wrong extends Pick<View, 'asked'> {
  readonly problem: PeriodProblem;
  /** The UTC day. */
  readonly today: string;
}

/** Why days cannot be shown, and how to put it right. */
export function problemText(t: Translate<typeof en>, locale: string, { problem, asked, today }: Wrong): string {
  switch (problem) {
    case 'fromIsNoDay':
      return t('range.wrong.fromIsNoDay', { from: asked.from });
    case 'toIsNoDay':
      return t('range.wrong.toIsNoDay', { to: asked.to });
    case 'backwards':
      return t('range.wrong.backwards');
    case 'tooLong':
      return t('range.wrong.tooLong', { most: analyticsRangeMaxDays });
    case 'notYet':
      return t('range.wrong.notYet', { today: writeDay(today, locale) });
  }
}
