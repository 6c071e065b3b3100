import type { SubscriptionMetrics } from '@countertop/contract/payments/metrics';
import type { Refreshing } from './refreshing.ts';

/** A busy week with one day without activity. */
export const metrics: SubscriptionMetrics = {
  totalUsers: 1240,
  premiumUsers: 62,
  pricingPageViews: 420,
  pricingVisitors: 371,
  subscribeClicks: 130,
  conversionRate: 4.8,
  conversions: 20,
  recentSubscriptions: [
    {
      id: 'order-3',
      email: 'maximiliane-josephine.oberhuber-zwischenberger@long-names.example',
      tier: 'explorer',
      subscriptionDate: '2026-11-21T23:59:59.000Z',
      amount: 39.99,
    },
    { id: 'order-2', email: null, tier: 'explorer', subscriptionDate: '2026-11-21T09:12:00.000Z', amount: 4.99 },
    {
      id: 'order-1',
      email: 'robin@home.example',
      tier: 'family',
      subscriptionDate: '2026-11-20T18:30:00.000Z',
      amount: 1199.5,
    },
  ],
  clicksByTier: { family: 5, explorer: 120, classroom: 5 },
  dailyStats: [
    { date: '2026-11-15', views: 60, clicks: 20, subscriptions: 3 },
    { date: '2026-11-16', views: 0, clicks: 0, subscriptions: 0 },
    { date: '2026-11-17', views: 1200, clicks: 31, subscriptions: 4 },
    { date: '2026-11-18', views: 48, clicks: 12, subscriptions: 2 },
    { date: '2026-11-19', views: 0, clicks: 0, subscriptions: 1 },
    { date: '2026-11-20', views: 71, clicks: 22, subscriptions: 5 },
    { date: '2026-11-21', views: 32, clicks: 9, subscriptions: 2 },
  ],
  measuredAt: '2026-11-21T23:59:59.500Z',
};

/** Automatic refreshing is on, and nothing has failed. */
export const refreshing: Refreshing = {
  isPaused: false,
  setPaused: () => {},
  refresh: () => Promise.resolve(true),
  hasFailed: false,
};
