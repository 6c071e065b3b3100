import { useIsLoaded } from '@countertop/design-system/lazy';
import { useLocale } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import type { MoneySupport } from '@countertop/engine/rewards/moneySupport';
import { phraseText } from '@countertop/phrases/phraseText';
import { useState } from 'react';
import { LazyMoneyDrawer } from './lazyMoneyDrawer.ts';

export interface DrawerOptions {
  readonly problem: Problem;
  readonly moneySupport: MoneySupport | null;
  /** Whether a number is entered. */
  readonly isTyped: boolean;
  /** Whether the child laid down money before. */
  readonly hasMoney: boolean;
  /** Called with the sum in dollars, as if it had been typed. */
  readonly onAnswer: (text: string) => void;
}

/**
 * Returns the props of the till drawer; null without one, or once the child wants to type. If its code isn't loaded when the order
 * opens, the number is typed: the keys never change while a child is about to press one. Money laid down before a reload waits for the code.
 */
export function useDrawer({ problem, moneySupport, isTyped, hasMoney, onAnswer }: DrawerOptions) {
  const { locale } = useLocale();
  const isLoaded = useIsLoaded(LazyMoneyDrawer);
  const [isTyping, setTyping] = useState(isTyped || (!isLoaded && !hasMoney));
  if (isTyping || isTyped || !isLoaded || (moneySupport !== 'coins' && moneySupport !== 'coins_with_sum')) return null;
  return {
    label: phraseText(problem.question, { locale, moneyDigits: problem.moneyDigits }),
    hasSum: moneySupport === 'coins_with_sum',
    onAnswer,
    onType: () => setTyping(true),
  };
}
