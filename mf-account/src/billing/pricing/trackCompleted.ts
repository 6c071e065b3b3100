import { track } from '@countertop/client/analytics';
import { plans, priceCents } from '@countertop/contract/plans';
import type { Wanted } from './payment.ts';

/** Records a paid subscription in the analytics. */
export function trackCompleted({ tier, period }: Pick<Wanted, 'tier' | 'period'>): void {
  const amount = priceCents(plans[tier], period) / 100;
  track('subscription_completed', { tier, isYearly: period === 'yearly', amount, timestamp: new Date().toISOString() });
}
