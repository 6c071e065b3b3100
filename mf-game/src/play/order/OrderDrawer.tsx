import type { MoneyDrawerProps } from '@countertop/design-system/MoneyDrawer';
import { useState } from 'react';
import { LazyMoneyDrawer } from '../../lazy/lazyComponents.ts';

/** Bills and coins of the till, in cents. Cents are there for children who make a dollar of quarters. */
const pieces = [2_000, 1_000, 500, 100, 25, 10] as const;

/** On touch screens, the ticket keeps the focus. */
function takeFocus(key: HTMLButtonElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) key?.focus({ preventScroll: true });
}

export interface OrderDrawerProps extends Pick<
  MoneyDrawerProps,
  'label' | 'aria-describedby' | 'hasSum' | 'isDisabled' | 'onHint' | 'hintLabel' | 'hints' | 'onType' | 'serveLabel'
> {
  /** Called with the sum in dollars, as if it had been typed. */
  onAnswer: (text: string) => void;
}

/** The till drawer and the money laid down so far. The state is here so that laying down money renders only the drawer. */
export function OrderDrawer({ onAnswer, ...drawer }: OrderDrawerProps) {
  const [value, setValue] = useState<MoneyDrawerProps['value']>([]);
  const cents = value.reduce<number>((sum, piece) => sum + piece, 0);
  return (
    <LazyMoneyDrawer
      {...drawer}
      value={value}
      pieces={pieces}
      firstKeyRef={takeFocus}
      onChange={setValue}
      onSubmit={() => onAnswer(String(cents / 100))}
    />
  );
}
