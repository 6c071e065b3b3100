import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { dailyStatsDays, earlyAccessEmailsPath, subscriptionMetricsPath } from './metrics.limits.ts';
import { subscriptionTiers } from './user.ts';

/** A UTC day as YYYY-MM-DD. */
export const utcDay = z.iso.date();
const count = z.int().check(z.minimum(0));
const tier = z.enum(subscriptionTiers);

/** A subscription that was paid for. */
const recentSubscription = z.strictObject({
  id: z.string(),
  /** Null once the account is erased. */
  email: z.nullable(z.string()),
  tier,
  subscriptionDate: z.iso.datetime(),
  /** In dollars, as the page says it, for example 39.99. */
  amount: z.number(),
});
export type RecentSubscription = z.infer<typeof recentSubscription>;

const dailyStat = z.strictObject({
  /** From midnight to midnight UTC. */
  date: utcDay,
  /** How often the page of prices was opened. */
  views: count,
  /** How often a button to pay was pressed. */
  clicks: count,
  /** Payments that began or went on with a subscription. */
  subscriptions: count,
});
export type DailyStat = z.infer<typeof dailyStat>;

/** Specification 000, section 3, 'Subscription metrics'. Figures without a day are of all time. */
const subscriptionMetrics = z.strictObject({
  /** Confirmed accounts. */
  totalUsers: count,
  premiumUsers: count,
  pricingPageViews: count,
  /** Visitors of the page of prices, each counted once a day. */
  pricingVisitors: count,
  subscribeClicks: count,
  /** Conversions of a hundred views, to one decimal; 0 when there are no views. */
  conversionRate: z.number(),
  /** Payments that began or went on with a subscription. */
  conversions: count,
  /** Newest first. Asking for it is written into the audit log. */
  recentSubscriptions: z.array(recentSubscription),
  /** Only tiers that were clicked. */
  clicksByTier: z.partialRecord(tier, count),
  /** The last 7 days, today last. */
  dailyStats: z.array(dailyStat).check(z.length(dailyStatsDays)),
  /** When these figures were read. */
  measuredAt: z.iso.datetime(),
});
export type SubscriptionMetrics = z.infer<typeof subscriptionMetrics>;

/** How the business does. Days begin at midnight UTC. */
export const getSubscriptionMetrics = endpoint('GET', subscriptionMetricsPath, {
  access: 'admin',
  input: z.strictObject({}),
  output: subscriptionMetrics,
});

/** Confirmed early-access addresses as a CSV file, each with its unsubscribe links; each download is logged for audit. */
export const getEarlyAccessEmails = endpoint('GET', earlyAccessEmailsPath, {
  access: 'admin',
  input: z.strictObject({}),
  output: z.instanceof(Uint8Array),
});

/** Conversions of a hundred views, to one decimal; 0 when there are no views (specification 000, section 1). */
export function conversionPercent(conversions: number, views: number): number {
  return views === 0 ? 0 : Math.round((1000 * conversions) / views) / 10;
}
