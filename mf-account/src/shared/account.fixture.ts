import type { Badge as HeldBadge, Certificate as HeldCertificate } from '@countertop/contract/play/awards';
import type { OwnPayment } from '@countertop/contract/payments/payments';
import type { PreviousGame } from '@countertop/contract/play/progress';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import type { ProgressFacts } from '../dashboard/progress.ts';
import type { QueryState } from './queryState.ts';
import type { UserFacts } from './user.ts';

/** A loaded query. */
export function ready<Value>(value: Value): QueryState<Value> {
  return { status: 'ready', value };
}

export const loading: QueryState<never> = { status: 'loading' };

/** A parent with a subscription. */
export const dana: UserFacts = {
  displayName: 'Dana',
  email: 'dana@example.com',
  subscriptionTier: 'explorer',
  subscriptionStatus: 'active',
  subscriptionEndDate: '2027-03-03T12:00:00.000Z',
  player: null,
};

/** Dana as the server returns her. */
export const danaUser: CurrentUser = {
  ...dana,
  id: 'u1',
  firstName: null,
  lastName: null,
  role: 'user',
};

/** The session after Dana has handed the device to Mia. */
export const miaUser: CurrentUser = {
  ...danaUser,
  email: null,
  displayName: 'Mia',
  subscriptionTier: 'family',
  player: { nickname: 'Mia', picture: 'zuri', band: 'ages_8_9' },
};

/** A parent without a subscription. */
export const ruth: UserFacts = {
  displayName: null,
  email: 'ruth.weber@example.com',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
  player: null,
};

export const progress: ProgressFacts = {
  level: 6,
  totalMoney: 412.5,
  restaurantName: 'The Golden Spoon',
  currentDay: 4,
  difficulty: 'intermediate',
  totalScore: 640,
  lastPlayed: '2026-11-15T16:30:00.000Z',
};

function previousGame(id: string, facts: Partial<PreviousGame>): PreviousGame {
  return {
    id,
    ...progress,
    difficulty: 'intermediate',
    replacedAt: '2026-11-20T12:00:00.000Z',
    restorableUntil: '2026-12-20T12:00:00.000Z',
    ...facts,
  };
}

/** Replaced games, most advanced first. */
export const previous: readonly PreviousGame[] = [
  previousGame('g1', { level: 7, currentDay: 5, totalMoney: 612 }),
  previousGame('g2', { level: 1, currentDay: 2, totalMoney: 41, restaurantName: null }),
];

function badge(badgeType: string, title: string, icon: string, day: number): HeldBadge {
  const earnedAt = `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  return { id: badgeType, badgeType, title, description: `Given for ${title}.`, icon, earnedAt };
}

/** Eight badges, newest first. */
export const badges: readonly HeldBadge[] = [
  badge('level_6', 'Level 6', 'level', 15),
  badge('welcome', 'Welcome Badge', 'bell', 14),
  badge('level_5', 'Level 5', 'level', 14),
  badge('accuracy_ace', 'Accuracy Ace', 'check', 12),
  badge('speedy_server', 'Speedy Server', 'clock', 11),
  badge('persistence', 'Persistence Badge', 'repeat', 10),
  badge('tutorial_master', 'Tutorial Master', 'book', 9),
  badge('something_new', 'Something New', 'teapot', 8),
];

export const certificates: readonly HeldCertificate[] = [
  {
    id: 'c1',
    certificateType: 'rookie',
    checkCode: '7K3MQX9T2A',
    title: 'Rookie Certificate',
    description: 'You ran a restaurant for a whole day.',
    skillLevel: 'beginner',
    earnedAt: '2026-11-12T12:00:00.000Z',
    certificateData: { score: 1240, accuracy: 87.5, challengesCompleted: 32, timeSpent: 1490 },
  },
];

/** A paid year, a refunded month, and a partly refunded month. */
const unchanged = {
  dispute: null,
  payerName: 'Dana',
  payerEmail: 'dana@example.com',
  paidUntil: '2027-03-03T12:00:00.000Z',
} as const;

export const payments: readonly OwnPayment[] = [
  {
    ...unchanged,
    receiptNumber: 'C-2026-000031',
    paidAt: '2026-03-03T12:00:00.000Z',
    tier: 'explorer',
    period: 'yearly',
    amountCents: 3999,
    currency: 'USD',
    refundedCents: 0,
    status: 'paid',
    refund: null,
  },
  {
    ...unchanged,
    receiptNumber: 'C-2026-000017',
    paidAt: '2026-02-01T12:00:00.000Z',
    tier: 'explorer',
    period: 'monthly',
    amountCents: 499,
    currency: 'USD',
    refundedCents: 499,
    status: 'refunded',
    refund: null,
  },
  {
    ...unchanged,
    receiptNumber: 'C-2026-000009',
    paidAt: '2026-01-01T12:00:00.000Z',
    tier: 'explorer',
    period: 'monthly',
    amountCents: 499,
    currency: 'USD',
    refundedCents: 200,
    status: 'paid',
    refund: null,
  },
];
