import { formatMoney } from '../../messages/messages.ts';
import type { PlanCardProps } from '../../PlanCard/PlanCard.tsx';
import type { Tier } from '../../TierBadge/TierBadge.tsx';

/** How often one pays. */
export type Period = 'monthly' | 'yearly';

export interface Plan extends Pick<PlanCardProps, 'name' | 'description' | 'facts' | 'features' | 'limitations'> {
  tier: Tier;
  monthlyCents: number;
  yearlyCents: number;
}

/** The four plans with their prices in cents. */
export const plans = {
  free: {
    tier: 'free',
    name: 'Free',
    description: 'The whole game. No account needed.',
    monthlyCents: 0,
    yearlyCents: 0,
    features: ['All four age groups', 'Every accessibility setting', 'No advertising, ever'],
    limitations: ['Progress is not saved', 'No certificates'],
  },
  explorer: {
    tier: 'explorer',
    name: 'Math Explorer',
    description: 'For a child who comes back every week.',
    monthlyCents: 499,
    yearlyCents: 3999,
    facts: [
      { label: 'Players', value: '1' },
      { label: 'Saved on', value: 'Any device' },
      { label: 'Analytics', value: 'Detailed' },
    ],
    features: ['Progress tracking', 'Premium certificates', 'Priority support', 'Early access to new games'],
  },
  family: {
    tier: 'family',
    name: 'Family Plan',
    description: 'For home, with a profile for everybody.',
    monthlyCents: 999,
    yearlyCents: 7999,
    facts: [{ label: 'Accounts', value: 'Up to 5' }],
    features: ['Everything in Math Explorer', 'Parental controls'],
  },
  classroom: {
    tier: 'classroom',
    name: 'Classroom Edition',
    description: 'For a teacher and a whole class.',
    monthlyCents: 1999,
    yearlyCents: 14999,
    facts: [{ label: 'Student accounts', value: 'Unlimited' }],
    features: ['Everything in the Family Plan', 'Teacher dashboard'],
  },
} as const satisfies Record<Tier, Plan>;

/** What a plan's price says: by the year the monthly equivalent with two decimals, the annual total and the saving. */
export function priceTexts({ monthlyCents, yearlyCents }: Plan, period: Period, locale: string) {
  if (monthlyCents === 0) return { price: formatMoney(0, locale, 0), bill: 'Free for as long as you like' };
  if (period === 'monthly') {
    return { price: formatMoney(monthlyCents, locale, 2), period: 'a month', bill: 'Paid every month' };
  }
  const savedPercent = Math.round((1 - yearlyCents / (12 * monthlyCents)) * 100);
  return {
    price: formatMoney(Math.round(yearlyCents / 12), locale, 2),
    period: 'a month',
    bill: `${formatMoney(yearlyCents, locale, 2)} a year`,
    saving: `Save ${savedPercent}%`,
  };
}
