import type { SubscriptionTier } from './user.ts';

/** How often one pays. */
export const periods = ['monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** Money is US dollars everywhere (decisions: Product). */
export const currency = 'USD';

/** Days after a payment in which it is given back for the asking (specification 000, section 9). */
export const guaranteeDays = 30;

/** What a plan has; each is a sentence in the catalogue of the page that shows it. */
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

/** What a plan does not have, in the same way. */
export type PlanLimitation = 'progressNotSaved' | 'noCertificates' | 'onePlayer';

/** A plan (specification 000, sections 3 and 9). */
export interface Plan {
  readonly tier: SubscriptionTier;
  /** Its name as a product; receipts say it too. */
  readonly name: string;
  /** In cents; 0 is free. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  readonly features: readonly PlanFeature[];
  readonly limitations: readonly PlanLimitation[];
  /** Marked 'Most Popular'. */
  readonly isPopular: boolean;
  /** Shown greyed; nobody can buy it yet. */
  readonly isComingSoon: boolean;
  /** Names of the prices at the payment provider, once there are subscriptions that it renews by itself. */
  readonly providerPriceIds?: Readonly<Record<Period, string>>;
}

/** The one price table. The server takes no other amount. */
export const plans = {
  free: {
    tier: 'free',
    name: 'Free',
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
    monthlyCents: 1999,
    yearlyCents: 14_999,
    features: ['everythingInFamily', 'teacherDashboard', 'unlimitedStudents'],
    limitations: [],
    isPopular: false,
    isComingSoon: true,
  },
} as const satisfies Record<SubscriptionTier, Plan>;

/** What a plan costs for one period, in cents. */
export function priceCents({ monthlyCents, yearlyCents }: Plan, period: Period): number {
  return period === 'yearly' ? yearlyCents : monthlyCents;
}

/** What a month costs when a year is paid, in cents and parts of them; shown with two decimals of a dollar. */
export function monthlyEquivalentCents({ yearlyCents }: Plan): number {
  return yearlyCents / 12;
}

/** What a year at once saves against twelve months, in whole percent; 0 for what is free. */
export function yearlySavingPercent({ monthlyCents, yearlyCents }: Plan): number {
  if (monthlyCents === 0) return 0;
  return Math.round((1 - yearlyCents / (12 * monthlyCents)) * 100);
}
