import { plans } from '@countertop/contract/payments/plans';
import { hasRunningPlan } from '@countertop/contract/payments/subscription';
import type { Customer } from '../../payment/loadCustomer.ts';
import { dayMs } from '@countertop/contract/shared/time';

/** Days left of a running Math Explorer plan, and the days of the Family Plan that they are worth. */
export interface UpgradeDays {
  readonly days: number;
  readonly more: number;
}

/**
 * Returns what upgrading does to the time left of Math Explorer; null if there is none. The server converts by the monthly
 * prices, too, to the millisecond.
 */
export function upgradeDays({ user, askedAtMs }: Customer): UpgradeDays | null {
  const { explorer, family } = plans;
  if (!hasRunningPlan(user, explorer.tier, askedAtMs) || user.subscriptionEndDate === null) return null;
  const leftMs = Date.parse(user.subscriptionEndDate) - askedAtMs;
  const worthMs = (leftMs * explorer.monthlyCents) / family.monthlyCents;
  return { days: Math.round(leftMs / dayMs), more: Math.round(worthMs / dayMs) };
}
