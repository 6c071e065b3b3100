import type { MoneyDrawerProps } from '@countertop/design-system/MoneyDrawer';
import { useState } from 'react';
import { drawerPieces } from '../../session/drawerPieces.ts';
import { LazyMoneyDrawer } from './lazyMoneyDrawer.ts';

/** On touch screens, the ticket keeps the focus. */
function takeFocus(key: HTMLButtonElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) key?.focus({ preventScroll: true });
}

export interface OrderDrawerProps extends Pick<
  MoneyDrawerProps,
  'label' | 'aria-describedby' | 'hasSum' | 'isDisabled' | 'onHint' | 'hintLabel' | 'hints' | 'onType' | 'serveLabel'
> {
  /** Money to begin with. */
  firstMoney?: MoneyDrawerProps['value'] | undefined;
  /** Called with the money on the tray. */
  onMoney?: ((money: MoneyDrawerProps['value']) => void) | undefined;
  /** Called with the sum in dollars, as if it had been typed. */
  onAnswer: (text: string) => void;
}

/** The till drawer and the money laid down so far. The state is here so that laying down money renders only the drawer. */
export function OrderDrawer({ firstMoney = [], onMoney, onAnswer, ...drawer }: OrderDrawerProps) {
  const [value, setValue] = useState(firstMoney);
  const cents = value.reduce<number>((sum, piece) => sum + piece, 0);
  return (
    <LazyMoneyDrawer
      {...drawer}
      value={value}
      pieces={drawerPieces}
      firstKeyRef={takeFocus}
      onChange={(money) => {
        setValue(money);
        onMoney?.(money);
      }}
      onSubmit={() => onAnswer(String(cents / 100))}
    />
  );
}
