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
  const confirmed = () => AccountModel.query(database).whereNotNull('confirmedAt');
  // Same condition as `hasPremium` in the contract.
  const premium = confirmed()
    .whereNot({ subscriptionTier: 'free' })
    .where((valid) => {
      void valid.where({ subscriptionStatus: 'active' }).orWhere('subscriptionEndAt', '>', nowMs);
    });
  return { totalUsers: await confirmed().resultSize(), premiumUsers: await premium.resultSize() };
}

/** Payments that count: the money was neither refunded nor lost to a dispute. */
const paid = (database: Knex) =>
  PaymentModel.query(database)
    .where({ outcome: 'granted' })
    .whereColumn('refundedCents', '<', 'payments.amountCents')
    .whereNotIn('razorpayPaymentId', DisputeModel.query().where({ status: 'lost' }).select('paymentId'));

interface PaidRow {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string | null;
  readonly tier: SubscriptionTier;
  readonly settledAt: number;
  readonly amountCents: number;
}

async function readRecent(database: Knex): Promise<readonly PaidRow[]> {
  return paid(database)
    .leftJoinRelated('order.payer.user')
    .whereNotNull('settledAt')
    .orderBy('settledAt', 'desc')
    .limit(recentSubscriptionsMax)
    .select('order.id', 'order.tier', 'order:payer.userId', 'order:payer:user.email')
    .select('payments.settledAt', 'payments.amountCents')
    .castTo<PaidRow[]>();
}

function toRecent({ id, email, tier, settledAt: paidMs, amountCents: cents }: PaidRow): RecentSubscription {
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
    .where('settledAt', '>=', Date.parse(days[0] ?? ''))
    .select('settledAt');
  return days.map((date) => {
    const of = (kind: string) => counters.find((row) => row.day === date && row.kind === kind)?.count ?? 0;
    const subscriptions = settled.filter(({ settledAt: atMs }) => atMs !== null && dayOf(atMs) === date).length;
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
  return { metrics, userIds: [...new Set(recent.flatMap(({ userId: id }) => id ?? []))] };
}
