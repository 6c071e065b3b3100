import {
  conversionPercent,
  type DailyStat,
  type RecentSubscription,
  type SubscriptionMetrics,
} from '@countertop/contract/payments/metrics';
import { dailyStatsDays, recentSubscriptionsMax } from '@countertop/contract/payments/metrics.limits';
import { type SubscriptionTier, subscriptionTiers } from '@countertop/contract/accounts/user';
import type { Knex } from 'knex';
import { AccountModel } from '../people/Account.model.ts';
import { EventCounterModel, type CounterRow } from '../events/EventCounter.model.ts';
import { addDays, dayOf, daysFrom } from '../../platform/days.ts';
import { DisputeModel } from '../payments/ledger/Dispute.model.ts';
import { PaymentModel } from '../payments/ledger/Payment.model.ts';

/** The metrics, and the accounts whose records they show. */
export interface SubscriptionReport {
  readonly metrics: SubscriptionMetrics;
  /** IDs of the accounts among the recent subscriptions. */
  readonly userIds: readonly string[];
}

async function countUsers(database: Knex, nowMs: number) {
  const confirmed = () => AccountModel.query(database).whereNotNull('confirmed_at');
  // Same condition as `hasPremium` in the contract.
  const premium = confirmed()
    .whereNot({ subscription_tier: 'free' })
    .where((valid) => {
      void valid.where({ subscription_status: 'active' }).orWhere('subscription_end_at', '>', nowMs);
    });
  return { totalUsers: await confirmed().resultSize(), premiumUsers: await premium.resultSize() };
}

/** Payments that count: the money was neither refunded nor lost to a dispute. */
const paid = (database: Knex) =>
  PaymentModel.query(database)
    .where({ outcome: 'granted' })
    .whereColumn('refunded_cents', '<', 'payments.amount_cents')
    .whereNotIn('razorpay_payment_id', DisputeModel.query().where({ status: 'lost' }).select('payment_id'));

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

type Counter = Pick<CounterRow, 'day' | 'kind' | 'name' | 'count' | 'people'>;

async function readCounters(database: Knex, days: readonly string[]): Promise<readonly Counter[]> {
  return EventCounterModel.query(database)
    .whereIn('day', days)
    .where((shown) => {
      void shown.whereIn('kind', ['pricing', 'click']).orWhere({ kind: 'event', name: 'subscribe_button_click' });
    })
    .select('day', 'kind', 'name', 'count', 'people');
}

async function dailyStats(database: Knex, days: readonly string[], counters: readonly Counter[]): Promise<DailyStat[]> {
  const settled = await paid(database)
    .where('settled_at', '>=', Date.parse(days[0] ?? ''))
    .select('settled_at');
  return days.map((date) => {
    const of = (kind: string) => counters.find((row) => row.day === date && row.kind === kind)?.count ?? 0;
    const subscriptions = settled.filter(({ settled_at: atMs }) => atMs !== null && dayOf(atMs) === date).length;
    return { date, views: of('pricing'), clicks: of('event'), subscriptions };
  });
}

/** Returns the subscription metrics at `nowMs`, milliseconds since 1970 UTC. */
export async function readSubscriptionReport(database: Knex, nowMs: number): Promise<SubscriptionReport> {
  const today = dayOf(nowMs);
  const days = daysFrom(addDays(today, 1 - dailyStatsDays), today);
  const counters = await readCounters(database, ['all', ...days]);
  const total = (kind: string) => counters.find((row) => row.day === 'all' && row.kind === kind);
  const recent = await readRecent(database);
  const conversions = await paid(database).resultSize();
  const pricingPageViews = total('pricing')?.count ?? 0;
  const clicks = subscriptionTiers.flatMap((tier) => {
    const row = counters.find(({ day, kind, name }) => day === 'all' && kind === 'click' && name === tier);
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
    dailyStats: await dailyStats(database, days, counters),
    measuredAt: new Date(nowMs).toISOString(),
  };
  return { metrics, userIds: [...new Set(recent.flatMap(({ user_id: id }) => id ?? []))] };
}
