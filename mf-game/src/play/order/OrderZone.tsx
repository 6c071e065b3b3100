import { Rail } from '@countertop/design-system/artwork/Rail';
import { NumberPad, type NumberPadProps } from '@countertop/design-system/NumberPad';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { ComponentProps, ReactNode } from 'react';
import { en } from '../play.messages.ts';
import { decimalMark } from './decimalMark.ts';
import { OrderDrawer, type OrderDrawerProps } from './OrderDrawer.tsx';
import { pad, ticket as ticketStyle, zone } from './OrderZone.styles.ts';

export interface OrderZoneProps extends Omit<ComponentProps<'section'>, 'children'> {
  ticket: ReactNode;
  /** The keys; without them, they are shown but disabled, so that their place never changes. */
  keys?: Pick<NumberPadProps, 'value' | 'onChange' | 'onSubmit' | 'onHint' | 'hintLabel' | 'hints' | 'isDisabled'>;
  /** Takes the place of the keys. Its code must be loaded. */
  drawer?: Omit<OrderDrawerProps, 'serveLabel'>;
  /** Whether the ticket covers the keys, too. */
  isLong?: boolean;
  /** A sheet over the floor. */
  sheet?: ReactNode;
}

const noKeys: NonNullable<OrderZoneProps['keys']> = {
  value: '',
  onChange: () => {},
  onSubmit: () => {},
  isDisabled: true,
};

/** The places of ticket and keys. They are the same with an order, without one, and for a result. */
export function OrderZone({ ticket, keys = noKeys, drawer, isLong = false, sheet, ...section }: OrderZoneProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <section css={zone} {...section}>
      <div css={ticketStyle} data-long={isLong || undefined}>
        <Rail hasClip>{ticket}</Rail>
      </div>
      {sheet}
      <div css={pad} inert={isLong} data-covered={isLong || undefined}>
        {drawer === undefined ? (
          <NumberPad {...keys} serveLabel={t('order.check')} decimalMark={decimalMark(locale)} />
        ) : (
          <OrderDrawer {...drawer} serveLabel={t('order.check')} />
        )}
      </div>
    </section>
  );
}
