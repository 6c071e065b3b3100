import type { Period } from '@countertop/contract/payments/plans';
import { type RefObject, useSyncExternalStore } from 'react';

/** Subscribes to changes of any input. Returns the function to unsubscribe. */
function onChoice(listener: () => void): () => void {
  document.addEventListener('change', listener);
  return () => document.removeEventListener('change', listener);
}
const yearly = (): Period => 'yearly';

/** Returns the selected period, read from the page, because it may have been chosen before hydration. */
export function usePeriod(monthlyInput: RefObject<HTMLInputElement | null>) {
  const now = (): Period => (monthlyInput.current?.checked === true ? 'monthly' : 'yearly');
  return { current: useSyncExternalStore(onChoice, now, yearly), now };
}
