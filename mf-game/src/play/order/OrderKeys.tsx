import { NumberPad, type NumberPadProps } from '@countertop/design-system/NumberPad';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/play/game';
import { en } from '../play.messages.ts';
import { decimalMark } from './decimalMark.ts';
import { pad } from './OrderPanel.styles.ts';

export interface OrderKeysProps extends Pick<NumberPadProps, 'value' | 'onChange' | 'onSubmit'> {
  order: Order;
  areHintsOpen: boolean;
  onHint: () => void;
}

/** The number pad with the hint and check buttons. */
export function OrderKeys({ order: { problem, hintsShown }, areHintsOpen, onHint, ...field }: OrderKeysProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const canHint = hintsShown < problem.hints.length || !areHintsOpen;
  return (
    <div css={pad}>
      <NumberPad
        {...field}
        onHint={canHint ? onHint : undefined}
        hintLabel={hintsShown === 0 ? t('order.hint') : t('order.hint.next')}
        serveLabel={t('order.check')}
        decimalMark={decimalMark(locale)}
        size={areHintsOpen && hintsShown > 0 ? 'compact' : 'regular'}
      />
    </div>
  );
}
