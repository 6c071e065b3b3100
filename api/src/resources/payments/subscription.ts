import { type Period, plans } from '@countertop/contract/plans';
import type { SubscriptionStatus, SubscriptionTier } from '@countertop/contract/user';
import { endOf, extended, type Term } from './term.ts';

/** What an account has, as it is stored with it. */
export interface Subscription {
  readonly tier: SubscriptionTier;
  readonly status: SubscriptionStatus;
  /** Milliseconds since 1970 UTC; null where nothing was paid, or nobody set an end. */
  readonly endMs: number | null;
}

/** One change of a subscription, as the ledger tells it. `atMs` is milliseconds since 1970 UTC. */
export type Change =
  /** What the account had before its first line. */
  | { readonly kind: 'opened'; readonly atMs: number; readonly subscription: Subscription }
  | {
      readonly kind: 'paid';
      readonly atMs: number;
      readonly paymentId: string;
      readonly tier: SubscriptionTier;
      readonly period: Period;
    }
  /** All of a payment was given back. */
  | { readonly kind: 'refunded'; readonly atMs: number; readonly paymentId: string }
  | { readonly kind: 'cancelled'; readonly atMs: number }
  /** A cancellation was taken back before the end. */
  | { readonly kind: 'resumed'; readonly atMs: number }
  | { readonly kind: 'expired'; readonly atMs: number };

/** Nothing paid. */
export const noSubscription: Subscription = { tier: 'free', status: 'active', endMs: null };

interface State extends Subscription {
  readonly term: Term | null;
}

/** Days left of another plan are worth their price: a dearer plan gives fewer of its own for them. */
function leftOver(state: State, tier: SubscriptionTier, atMs: number): number {
  if (state.endMs === null || state.endMs <= atMs || state.tier === 'free') return 0;
  return Math.ceil(((state.endMs - atMs) * plans[state.tier].monthlyCents) / plans[tier].monthlyCents);
}

type Purchase = Pick<Extract<Change, { kind: 'paid' }>, 'tier' | 'period' | 'atMs'>;

/** The paid time of a state after one more payment. */
function termAfter(state: State, { tier, period, atMs }: Purchase): Term {
  const isRunning = state.endMs !== null && state.endMs > atMs && state.tier === tier;
  const runOn: Term = { startMs: state.endMs ?? atMs, months: 0, extraMs: 0 };
  const anew: Term = { startMs: atMs, months: 0, extraMs: leftOver(state, tier, atMs) };
  return extended(isRunning ? (state.term ?? runOn) : anew, period);
}

function pay(state: State, purchase: Purchase): State {
  const { tier } = purchase;
  const term = termAfter(state, purchase);
  return { tier, status: 'active', endMs: endOf(term), term };
}

/** What is left when payments are taken away as if they had never been; when nothing is, access ends at that moment. */
function refund(before: readonly Change[], atMs: number): State {
  const refunded = new Set(before.flatMap((change) => (change.kind === 'refunded' ? [change.paymentId] : [])));
  const rest = replay(
    before.filter(
      (change) => change.kind !== 'refunded' && !(change.kind === 'paid' && refunded.has(change.paymentId)),
    ),
  );
  if (rest.tier !== 'free' && (rest.endMs === null || rest.endMs > atMs)) return rest;
  return { tier: 'free', status: 'cancelled', endMs: atMs, term: null };
}

function after(state: State, change: Exclude<Change, { kind: 'refunded' }>): State {
  switch (change.kind) {
    case 'opened':
      return { ...change.subscription, term: null };
    case 'paid':
      return pay(state, change);
    case 'cancelled':
      return { ...state, status: 'cancelled' };
    case 'resumed':
      return { ...state, status: 'active' };
    case 'expired':
      return { ...state, tier: 'free', term: null };
  }
}

function replay(changes: readonly Change[]): State {
  let state: State = { ...noSubscription, term: null };
  for (const [index, change] of changes.entries()) {
    state = change.kind === 'refunded' ? refund(changes.slice(0, index + 1), change.atMs) : after(state, change);
  }
  return state;
}

/** The subscription that a ledger tells of, from its first line to its last. */
export function subscriptionOf(changes: readonly Change[]): Subscription {
  const { tier, status, endMs } = replay(changes);
  return { tier, status, endMs };
}

/** When a subscription would end after one more payment, in milliseconds since 1970 UTC. */
export function endAfterPayment(changes: readonly Change[], purchase: Purchase): number {
  return endOf(termAfter(replay(changes), purchase));
}
