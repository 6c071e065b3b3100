import { monthlyEquivalentCents, type Plan, yearlySavingPercent } from '@countertop/contract/plans';
import { formatMoney } from '@countertop/design-system/messages';

/** What a plan costs as a reader's language writes it; null for what costs nothing. */
export interface PriceTexts {
  /** A month on its own: "$4.99". */
  readonly monthly: string;
  /** A month when a year is paid: "$3.33". */
  readonly monthlyEquivalent: string;
  /** The year: "$39.99". */
  readonly yearly: string;
  /** What the year saves against twelve months, rounded: 33. */
  readonly savingPercent: number;
}

/** The prices of a plan; null where it is free. */
export function priceTexts(plan: Plan, locale: string): PriceTexts | null {
  if (plan.yearlyCents === 0) return null;
  return {
    monthly: formatMoney(plan.monthlyCents, locale, 2),
    monthlyEquivalent: formatMoney(Math.round(monthlyEquivalentCents(plan)), locale, 2),
    yearly: formatMoney(plan.yearlyCents, locale, 2),
    savingPercent: yearlySavingPercent(plan),
  };
}
