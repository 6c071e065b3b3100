import { monthlyEquivalentCents, type Plan, yearlySavingPercent } from '@countertop/contract/payments/plans';
import { formatMoney } from '@countertop/design-system/messages';

/** The prices of a plan as localized text. */
export interface PriceTexts {
  /** Monthly price: "$4.99". */
  readonly monthly: string;
  /** Monthly price when paying yearly: "$3.33". */
  readonly monthlyEquivalent: string;
  /** Yearly price: "$39.99". */
  readonly yearly: string;
  /** Saving of paying yearly compared with twelve months, in whole percent: 33. */
  readonly savingPercent: number;
}

/** Returns the prices of a plan; null if it is free. */
export function priceTexts(plan: Plan, locale: string): PriceTexts | null {
  if (plan.yearlyCents === 0) return null;
  return {
    monthly: formatMoney(plan.monthlyCents, locale, 2),
    monthlyEquivalent: formatMoney(Math.round(monthlyEquivalentCents(plan)), locale, 2),
    yearly: formatMoney(plan.yearlyCents, locale, 2),
    savingPercent: yearlySavingPercent(plan),
  };
}
