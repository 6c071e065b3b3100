import { Customer } from '@countertop/design-system/artwork/Customer';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { bestMoment } from './highlights.ts';
import { en } from './day.messages.ts';
import { Reward } from './Reward.tsx';

export interface BestMomentProps {
  best: NonNullable<ReturnType<typeof bestMoment>>;
}

/** The best moment of the day, on a double-width ticket. */
export function BestMoment({ best }: BestMomentProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const note = t('day.best');
  switch (best.kind) {
    case 'everybody':
      return <Reward isWide picture={<Picture name="bell" />} value={t('day.best.everybody')} note={note} />;
    case 'streak':
      return (
        <Reward
          isWide
          picture={<Picture name="level" />}
          value={t('day.best.streak', { count: formatNumber(best.count, locale) })}
          note={note}
        />
      );
    case 'order': {
      const { customer, points } = best;
      const values = { name: customer.name, points: formatNumber(points, locale) };
      const face = <Customer look={customer.look} mood="happy" />;
      return <Reward isWide picture={face} value={t('day.best.order', values)} note={note} />;
    }
  }
}
