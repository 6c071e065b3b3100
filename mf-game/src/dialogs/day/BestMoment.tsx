import { Customer } from '@countertop/design-system/artwork/Customer';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { ReactNode } from 'react';
import { en } from './day.messages.ts';
import { moment } from './DayComplete.styles.ts';
import type { bestMoment } from '../../session/day/highlights.ts';

export interface BestMomentProps {
  best: NonNullable<ReturnType<typeof bestMoment>>;
}

/** The best moment of the day, next to the receipt. */
export function BestMoment({ best }: BestMomentProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  switch (best.kind) {
    case 'everybody':
      return <Moment picture={<Picture name="bell" />}>{t('day.best.everybody')}</Moment>;
    case 'streak':
      return (
        <Moment picture={<Picture name="level" />}>
          {t('day.best.streak', { count: formatNumber(best.count, locale) })}
        </Moment>
      );
    case 'order': {
      const { customer, points } = best;
      return (
        <Moment picture={<Customer look={customer.look} mood="happy" />}>
          {t('day.best.order', { name: customer.name, points: formatNumber(points, locale) })}
        </Moment>
      );
    }
  }
}

function Moment({ picture, children }: { picture: ReactNode; children: string }) {
  const t = useMessages(en);
  return (
    <div css={moment}>
      {picture}
      <p>
        <span>{t('day.best')}</span>
        <b>{children}</b>
      </p>
    </div>
  );
}
