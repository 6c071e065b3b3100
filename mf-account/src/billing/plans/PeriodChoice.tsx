import { bestSavingPercent } from '@countertop/contract/payments/plans';
import { checkIcon } from '@countertop/design-system/icons';
import { formatPercent, useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import type { RefObject } from 'react';
import { useOpenPlans } from '../payment/useAvailability.ts';
import { en } from './pricing.messages.ts';
import { choice, frame, question } from './PeriodChoice.styles.ts';

export interface PeriodChoiceProps {
  /** The radio button for monthly billing, to read the selection from. */
  monthlyInput: RefObject<HTMLInputElement | null>;
  /** Whether monthly billing is selected at first. */
  isMonthly?: boolean;
}

/**
 * Choice between monthly and yearly billing. Native radio buttons: prices follow them by CSS (`priceSwitch`), so that the choice
 * works before hydration and without JavaScript.
 */
export function PeriodChoice({ monthlyInput, isMonthly = false }: PeriodChoiceProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const saving = bestSavingPercent(useOpenPlans());
  return (
    <fieldset css={question}>
      <legend>{t('period.question')}</legend>
      <div css={frame}>
        <label css={choice}>
          <input type="radio" name="period" value="monthly" ref={monthlyInput} defaultChecked={isMonthly} />
          <span>{t('period.monthly')}</span>
        </label>
        <label css={choice}>
          <input type="radio" name="period" value="yearly" defaultChecked={!isMonthly} />
          <span>{t('period.yearly')}</span>
        </label>
      </div>
      {saving > 0 && (
        <Tag tone="success" icon={checkIcon}>
          {t('period.saving', { percent: formatPercent(saving, locale) })}
        </Tag>
      )}
    </fieldset>
  );
}
