import { useLocale } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import type { MoneySupport } from '@countertop/engine/rewards/moneySupport';
import { phraseText } from '@countertop/phrases/phraseText';
import { useState } from 'react';
import { LazyMoneyDrawer } from '../../lazy/lazyComponents.ts';

export interface DrawerOptions {
  readonly problem: Problem;
  readonly moneySupport: MoneySupport | null;
  /** Whether the child wanted to type before. */
  readonly wasTyped: boolean;
  /** Called with the sum in dollars, as if it had been typed. */
  readonly onAnswer: (text: string) => void;
}

/**
 * Returns the props of the till drawer; null without one, or once the child wants to type. If its code isn't loaded when the order
 * opens, the number is typed: the keys never change while a child is about to press one.
 */
export function useDrawer({ problem, moneySupport, wasTyped, onAnswer }: DrawerOptions) {
  const { locale } = useLocale();
  const [isTyping, setTyping] = useState(() => wasTyped || LazyMoneyDrawer.status() !== 'loaded');
  if (isTyping || (moneySupport !== 'coins' && moneySupport !== 'coins_with_sum')) return null;
  return {
    label: phraseText(problem.question, { locale, moneyDigits: problem.moneyDigits }),
    hasSum: moneySupport === 'coins_with_sum',
    onAnswer,
    onType: () => setTyping(true),
  };
}
