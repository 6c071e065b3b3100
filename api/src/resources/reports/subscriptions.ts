import {
  conversionPercent,
  type DailyStat,
  type RecentSubscription,
  type SubscriptionMetrics,
} from '@countertop/contract/metrics';
import { dailyStatsDays, recentSubscriptionsMax } from '@countertop/contract/metrics.limits';
import { type SubscriptionTier, subscriptionTiers } from '@countertop/contract/user';
import type { Knex } from 'knex';
import { AccountModel } from '../accounts/Account.model.ts';
import { AnalyticsTallyModel, type TallyRow } from '../events/AnalyticsTally.model.ts';
import { addDays, dayOf, daysFrom } from '../../platform/days.ts';
import { PaymentModel } from '../payments/Payment.model.ts';

/** The metrics, and whose records they show. */
export interface SubscriptionReport {
  readonly metrics: SubscriptionMetrics;
  /** Ids of the accounts among the recent subscriptions. */
  readonly userIds: readonly string[];
}

async function countUsers(database: Knex, nowMs: number) {
  const confirmed = () => AccountModel.query(database).whereNotNull('confirmed_at');
  // Same condition as `hasPremium` of the contract.
  const premium = confirmed()
    .whereNot({ subscription_tier: 'free' })
    .where((valid) => {
      void valid.where({ subscription_status: 'active' }).orWhere('subscription_end_at', '>', nowMs);
    });
  return { totalUsers: await confirmed().resultSize(), premiumUsers: await premium.resultSize() };
}

/** Selects the payments that pay for a subscription. */
const paid = (database: Knex) => PaymentModel.query(database).where({ outcome: 'granted' });

interface PaidRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly tier: SubscriptionTier;
  readonly settled_at: number;
  readonly amount_cents: number;
}

async function readRecent(database: Knex): Promise<readonly PaidRow[]> {
  return paid(database)
    .leftJoinRelated('order.payer.user')
    .whereNotNull('settled_at')
    .orderBy('settled_at', 'desc')
    .limit(recentSubscriptionsMax)
    .select('order.id', 'order.tier', 'order:payer.user_id', 'order:payer:user.email')
    .select('payments.settled_at', 'payments.amount_cents')
    .castTo<PaidRow[]>();
}

function toRecent({ id, email, tier, settled_at: paidMs, amount_cents: cents }: PaidRow): RecentSubscription {
  return { id, email, tier, subscriptionDate: new Date(paidMs).toISOString(), amount: cents / 100 };
}

type Tallied = Pick<TallyRow, 'day' | 'kind' | 'name' | 'count' | 'people'>;

/** The few counts this screen shows, of those days. */
async function readTallies(database: Knex, days: readonly string[]): Promise<readonly Tallied[]> {
  return AnalyticsTallyModel.query(database)
    .whereIn('day', days)
    .where((shown) => {
      void shown.whereIn('kind', ['pricing', 'click']).orWhere({ kind: 'event', name: 'subscribe_button_click' });
    })
    .select('day', 'kind', 'name', 'count', 'people');
}

async function dailyStats(database: Knex, days: readonly string[], tallies: readonly Tallied[]): Promise<DailyStat[]> {
  const settled = await paid(database)
    .where('settled_at', '>=', Date.parse(days[0] ?? ''))
    .select('settled_at');
  return days.map((date) => {
    const of = (kind: string) => tallies.find((row) => row.day === date && row.kind === kind)?.count ?? 0;
    const subscriptions = settled.filter(({ settled_at: atMs }) => atMs !== null && dayOf(atMs) === date).length;
    return { date, views: of('pricing'), clicks: of('event'), subscriptions };
  });
}

/** How the business does. `nowMs` is since 1970 UTC. */
export async function readSubscriptionMetrics(database: Knex, nowMs: number): Promise<SubscriptionReport> {
  const today = dayOf(nowMs);
  const days = daysFrom(addDays(today, 1 - dailyStatsDays), today);
  const tallies = await readTallies(database, ['all', ...days]);
  const total = (kind: string) => tallies.find((row) => row.day === 'all' && row.kind === kind);
  const recent = await readRecent(database);
  const conversions = await paid(database).resultSize();
  const pricingPageViews = total('pricing')?.count ?? 0;
  const clicks = subscriptionTiers.flatMap((tier) => {
    const row = tallies.find(({ day, kind, name }) => day === 'all' && kind === 'click' && name === tier);
    return row ? [[tier, row.count] as const] : [];
  });
  const metrics = {
    ...(await countUsers(database, nowMs)),
    pricingPageViews,
    pricingVisitors: total('pricing')?.people ?? 0,
    subscribeClicks: total('event')?.count ?? 0,
    conversionRate: conversionPercent(conversions, pricingPageViews),
    conversions,
    recentSubscriptions: recent.map(toRecent),
    clicksByTier: Object.fromEntries(clicks),
    dailyStats: await dailyStats(database, days, tallies),
    measuredAt: new Date(nowMs).toISOString(),
  };
  return { metrics, userIds: [...new Set(recent.flatMap(({ user_id: id }) => id ?? []))] };
}
