import type { SubscriptionTier } from '../accounts/user.ts';

/** Billing periods. */
export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** Returns the period that a checkout request names. */
export function periodOf(isYearlyPlan: boolean): Period {
  return isYearlyPlan ? 'yearly' : 'monthly';
}

/** Plans cost US dollars in every language. */
export const currency = 'USD';

/** Days after a payment in which it is refunded on request. */
export const guaranteeDays = 30;
/** Months in which an account can refund one payment itself. */
export const refundEveryMonths = 12;

/** Features of a plan. The page that shows them has a message for each. */
export type PlanFeature =
  | 'wholeGame'
  | 'everyAge'
  | 'everySetting'
  | 'adFree'
  | 'progressTracking'
  | 'analytics'
  | 'certificates'
  | 'prioritySupport'
  | 'earlyAccess'
  | 'everythingInExplorer'
  | 'fiveAccounts'
  | 'multipleProfiles'
  | 'parentalControls'
  | 'everythingInFamily'
  | 'teacherDashboard'
  | 'unlimitedStudents';

/** Features that a plan does not include. */
export type PlanLimitation = 'progressNotSaved' | 'noCertificates' | 'onePlayer';

/** What a plan costs and includes. `docs/site.md` describes all plans. */
export interface Plan {
  readonly tier: SubscriptionTier;
  /** Product name, also on receipts. */
  readonly name: string;
  /** The name within a sentence: `You have the Family Plan`. */
  readonly nameInSentence: string;
  /** 0 if free. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  readonly features: readonly PlanFeature[];
  readonly limitations: readonly PlanLimitation[];
  /** Marked 'Most Popular'. */
  readonly isPopular: boolean;
  /** Shown grayed out, and cannot be bought, unless the operator has opened it: see `isForSale`. */
  readonly isComingSoon: boolean;
  /** Price IDs at the payment provider, for subscriptions that it renews itself. */
  readonly providerPriceIds?: Readonly<Record<Period, string>>;
}

/** The only price table. The server accepts no other amount. */
export const plans = {
  free: {
    tier: 'free',
    name: 'Free',
    nameInSentence: 'the free plan',
    monthlyCents: 0,
    yearlyCents: 0,
    features: ['wholeGame', 'everyAge', 'everySetting', 'adFree'],
    limitations: ['progressNotSaved', 'noCertificates'],
    isPopular: false,
    isComingSoon: false,
  },
  explorer: {
    tier: 'explorer',
    name: 'Math Explorer',
    nameInSentence: 'Math Explorer',
    monthlyCents: 499,
    yearlyCents: 3999,
    features: ['progressTracking', 'analytics', 'certificates', 'adFree', 'prioritySupport', 'earlyAccess'],
    limitations: ['onePlayer'],
    isPopular: true,
    isComingSoon: false,
  },
  family: {
    tier: 'family',
    name: 'Family Plan',
    nameInSentence: 'the Family Plan',
    monthlyCents: 999,
    yearlyCents: 7999,
    features: ['everythingInExplorer', 'fiveAccounts', 'multipleProfiles', 'parentalControls'],
    limitations: [],
    isPopular: false,
    isComingSoon: true,
  },
  classroom: {
    tier: 'classroom',
    name: 'Classroom Edition',
    nameInSentence: 'the Classroom Edition',
    monthlyCents: 1999,
    yearlyCents: 14_999,
    features: ['everythingInFamily', 'teacherDashboard', 'unlimitedStudents'],
    limitations: [],
    isPopular: false,
    isComingSoon: true,
  },
} as const satisfies Record<SubscriptionTier, Plan>;

/** Returns the price of a plan for one period, in cents. */
export function priceCents({ monthlyCents, yearlyCents }: Plan, period: Period): number {
  return period === 'yearly' ? yearlyCents : monthlyCents;
}

/** Returns the monthly price when paying yearly, in fractional cents. */
export function monthlyEquivalentCents({ yearlyCents }: Plan): number {
  return yearlyCents / 12;
}

/** Plans that are coming soon, unless the operator opens them with `OPEN_PLANS`. */
export const openablePlans = ['family', 'classroom'] as const satisfies readonly SubscriptionTier[];
export type OpenablePlan = (typeof openablePlans)[number];

/** Whether a plan can be bought. `openPlans` are those that the operator has opened. */
export function isForSale({ tier, isComingSoon }: Plan, openPlans: readonly OpenablePlan[]): boolean {
  return !isComingSoon || openPlans.some((open) => open === tier);
}

/** Returns the most that paying yearly saves among the plans that can be bought, in whole percent; 0 if it saves nothing. */
export function bestSavingPercent(openPlans: readonly OpenablePlan[] = []): number {
  const offered = Object.values(plans).filter((plan) => isForSale(plan, openPlans));
  return Math.max(0, ...offered.map(yearlySavingPercent));
}

/** Returns what paying yearly saves compared with twelve months, in whole percent; 0 if free. */
export function yearlySavingPercent({ monthlyCents, yearlyCents }: Plan): number {
  if (monthlyCents === 0) return 0;
  return Math.round((1 - yearlyCents / (12 * monthlyCents)) * 100);
}
