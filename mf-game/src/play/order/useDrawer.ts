import { useLocale } from '@countertop/design-system/messages';
import type { MoneyDrawerProps } from '@countertop/design-system/MoneyDrawer';
import type { Problem } from '@countertop/engine/problems/problem';
import type { MoneySupport } from '@countertop/engine/rewards/moneySupport';
import { phraseText } from '@countertop/phrases/phraseText';
import { useState } from 'react';
import { LazyMoneyDrawer } from '../../lazy/lazyComponents.ts';

/** Bills and coins of the till, in cents. Cents are there for children who make a dollar of quarters. */
const pieces = [2_000, 1_000, 500, 100, 25, 10] as const;

export interface DrawerOptions {
  readonly problem: Problem;
  readonly moneySupport: MoneySupport | null;
  /** Called with the sum in dollars, as if it had been typed. */
  readonly onAnswer: (text: string) => void;
}

/** On touch screens, the ticket keeps the focus. */
function takeFocus(key: HTMLButtonElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) key?.focus({ preventScroll: true });
}

/**
 * Returns the props of the till drawer; null without one, or once the child wants to type. If its code isn't loaded when the order
 * opens, the number is typed: the keys never change while a child is about to press one.
 */
export function useDrawer({ problem, moneySupport, onAnswer }: DrawerOptions) {
  const { locale } = useLocale();
  const [value, setValue] = useState<MoneyDrawerProps['value']>([]);
  const [isTyping, setTyping] = useState(() => LazyMoneyDrawer.status() !== 'loaded');
  if (isTyping || (moneySupport !== 'coins' && moneySupport !== 'coins_with_sum')) return null;
  const cents = value.reduce<number>((sum, piece) => sum + piece, 0);
  return {
    label: phraseText(problem.question, { locale, moneyDigits: problem.moneyDigits }),
    value,
    pieces,
    hasSum: moneySupport === 'coins_with_sum',
    firstKeyRef: takeFocus,
    onChange: setValue,
    onSubmit: () => onAnswer(String(cents / 100)),
    onType: () => setTyping(true),
  };
}
