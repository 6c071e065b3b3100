import type { Extension } from '@countertop/contract/payments';
import type { Period } from '@countertop/contract/plans';

/** Returns the end date of a plan after one more payment for a period, ISO 8601. */
export function endWith({ monthlyEndDate, yearlyEndDate }: Extension, period: Period): string {
  return period === 'yearly' ? yearlyEndDate : monthlyEndDate;
}
