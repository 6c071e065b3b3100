import { expect, it } from 'vitest';
import { hasFeature, type Subscriber } from './features.ts';
import type { PlanFeature } from './plans.ts';
import type { SubscriptionTier } from '../accounts/user.ts';

const nowMs = Date.parse('2026-11-23T12:00:00Z');

/** Lowest tier that has a feature. */
const lowestTier: Readonly<Record<PlanFeature, SubscriptionTier>> = {
  wholeGame: 'free',
  everyAge: 'free',
  everySetting: 'free',
  adFree: 'free',
  everythingInExplorer: 'free',
  everythingInFamily: 'free',
  fiveAccounts: 'free',
  unlimitedStudents: 'free',
  progressTracking: 'explorer',
  analytics: 'explorer',
  certificates: 'explorer',
  prioritySupport: 'explorer',
  earlyAccess: 'explorer',
  multipleProfiles: 'family',
  parentalControls: 'family',
  teacherDashboard: 'classroom',
};
const tiers: readonly SubscriptionTier[] = ['free', 'explorer', 'family', 'classroom'];
const features = Object.entries(lowestTier) as [PlanFeature, SubscriptionTier][];

function subscriber(subscriptionTier: SubscriptionTier, more: Partial<Subscriber> = {}): Subscriber {
  return { subscriptionTier, subscriptionStatus: 'active', subscriptionEndDate: null, ...more };
}
const has = (user: Subscriber | null) => features.flatMap(([one]) => (hasFeature(user, one, nowMs) ? [one] : []));
const from = (tier: SubscriptionTier) =>
  features.flatMap(([one, lowest]) => (tiers.indexOf(lowest) <= tiers.indexOf(tier) ? [one] : []));

it.each(tiers)('an active %s plan has its features and those of smaller plans (promise:one-player)', (tier) => {
  expect(has(subscriber(tier))).toEqual(from(tier));
});

it('a signed-out visitor has the free features', () => {
  expect(has(null)).toEqual(from('free'));
});

it('a canceled plan keeps its features until its last moment', () => {
  const canceled = (endMs: number) =>
    subscriber('family', { subscriptionStatus: 'cancelled', subscriptionEndDate: new Date(endMs).toISOString() });

  expect(has(canceled(nowMs + 1))).toEqual(from('family'));
  expect(has(canceled(nowMs))).toEqual(from('free'));
});

it('a canceled plan without an end date has ended', () => {
  expect(has(subscriber('explorer', { subscriptionStatus: 'cancelled' }))).toEqual(from('free'));
});
