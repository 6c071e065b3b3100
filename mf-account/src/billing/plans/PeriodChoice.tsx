import { bestSavingPercent, type Period } from '@countertop/contract/payments/plans';
import { checkIcon } from '@countertop/design-system/icons';
import { formatPercent, useLocale, useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { Tag } from '@countertop/design-system/Tag';
import { useOpenPlans } from '../payment/useAvailability.ts';
import { en } from './pricing.messages.ts';
import { choice, question } from './PeriodChoice.styles.ts';

export interface PeriodChoiceProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
}

/**
 * Choice between monthly and yearly billing. Prices follow its radio buttons by CSS (`priceSwitch`), so that the choice works
 * before hydration and without JavaScript.
 */
export function PeriodChoice({ period, onPeriodChange }: PeriodChoiceProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const saving = bestSavingPercent(useOpenPlans());
  return (
    <div css={question}>
      <p>{t('period.question')}</p>
      <div css={choice}>
        <RadioGroup<Period>
          label={t('period.question')}
          options={[
            { id: 'monthly', label: t('period.monthly') },
            { id: 'yearly', label: t('period.yearly') },
          ]}
          name="period"
          variant="segmented"
          isLabelHidden
          isWide
          value={period}
          onChange={onPeriodChange}
        />
      </div>
      {saving > 0 && (
        <Tag tone="success" icon={checkIcon}>
          {t('period.saving', { percent: formatPercent(saving, locale) })}
        </Tag>
      )}
    </div>
  );
}
