import * as z from 'zod/mini';
import { utcDay } from '../shared/dayRange.ts';
import { endpoint } from '../shared/endpoint.ts';
import { dailyStatsDays, earlyAccessEmailsPath, subscriptionMetricsPath } from './metrics.limits.ts';
import { subscriptionTiers } from '../accounts/user.ts';

const count = z.int().check(z.minimum(0));
const tier = z.enum(subscriptionTiers);

/** A paid subscription. */
const recentSubscription = z.strictObject({
  id: z.string(),
  /** Null once the account is erased. */
  email: z.nullable(z.string()),
  tier,
  subscriptionDate: z.iso.datetime(),
  /** In dollars, for example 39.99. */
  amount: z.number(),
});
export type RecentSubscription = z.infer<typeof recentSubscription>;

const dailyStat = z.strictObject({
  /** From midnight to midnight UTC. */
  date: utcDay,
  /** Views of the pricing page. */
  views: count,
  /** Clicks on a payment button. */
  clicks: count,
  /** Payments that started or continued a subscription. */
  subscriptions: count,
});
export type DailyStat = z.infer<typeof dailyStat>;

/** Figures without a day are all-time totals. */
const subscriptionMetrics = z.strictObject({
  /** Confirmed accounts. */
  totalUsers: count,
  premiumUsers: count,
  pricingPageViews: count,
  /** Visitors of the pricing page, each counted once a day. */
  pricingVisitors: count,
  subscribeClicks: count,
  /** Conversions per hundred views, to one decimal; 0 without views. */
  conversionRate: z.number(),
  /** Payments that started or continued a subscription. */
  conversions: count,
  /** Newest first. Each request is logged for audit. */
  recentSubscriptions: z.array(recentSubscription),
  /** Only tiers with clicks. */
  clicksByTier: z.partialRecord(tier, count),
  /** The last 7 days, today last. */
  dailyStats: z.array(dailyStat).check(z.length(dailyStatsDays)),
  /** When these figures were read. */
  measuredAt: z.iso.datetime(),
});
export type SubscriptionMetrics = z.infer<typeof subscriptionMetrics>;

/** Subscription metrics. Days begin at midnight UTC. */
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

/** Returns conversions per hundred views, to one decimal; 0 without views. */
export function conversionPercent(conversions: number, views: number): number {
  return views === 0 ? 0 : Math.round((1000 * conversions) / views) / 10;
}
