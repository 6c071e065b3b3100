import type { Period } from '@countertop/contract/siteAnalytics';
import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import { en } from '../analytics.messages.ts';
import { type PeriodProblem, problemOf } from '../view/period.ts';
import { days } from './Analytics.styles.ts';
import { problemText } from './problemText.ts';

export interface DayFieldsProps {
  period: Period;
  /** The UTC day. */
  today: string;
  onShow: (period: Period) => void;
}

/** Native date inputs for a custom range. */
export function DayFields({ period, today, onShow }: DayFieldsProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [typed, type] = useState(period);
  const [problem, setProblem] = useState<PeriodProblem | null>(null);
  const sentence = problem === null ? undefined : problemText(t, locale, { problem, period: typed, today });
  const change = (part: Partial<Period>) => {
    type({ ...typed, ...part });
    setProblem(null);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOf(typed, today);
        setProblem(found);
        if (found === null) onShow(typed);
      }}
    >
      <div css={days}>
        <TextField
          label={t('range.from')}
          type="date"
          value={typed.from}
          onChange={(from) => change({ from })}
          errorMessage={problem === 'invalidFrom' ? sentence : undefined}
        />
        <TextField
          label={t('range.to')}
          type="date"
          value={typed.to}
          onChange={(to) => change({ to })}
          errorMessage={problem === 'invalidFrom' ? undefined : sentence}
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
