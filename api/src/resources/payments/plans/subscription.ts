import { type Period, plans } from '@countertop/contract/payments/plans';
import type { SubscriptionStatus, SubscriptionTier } from '@countertop/contract/accounts/user';
import { addMonths } from '../../../platform/days.ts';
import type { MoneyBackKind } from '../ledger/LedgerEntry.model.ts';

/** The subscription of an account. */
export interface Subscription {
  readonly tier: SubscriptionTier;
  readonly status: SubscriptionStatus;
  /** Milliseconds since 1970 UTC; null without a plan, or for a plan without an end. */
  readonly endMs: number | null;
}

/** A change to a subscription, from the ledger. `atMs` is in milliseconds since 1970 UTC. */
export type Change =
  /** The plan the account had before its first ledger entry. */
  | { readonly kind: 'opened'; readonly atMs: number; readonly subscription: Subscription }
  | {
      readonly kind: 'paid';
      readonly atMs: number;
      readonly paymentId: string;
      readonly tier: SubscriptionTier;
      readonly period: Period;
    }
  | MoneyBack
  | { readonly kind: 'cancelled'; readonly atMs: number }
  /** A cancellation was undone before the end. */
  | { readonly kind: 'resumed'; readonly atMs: number }
  | { readonly kind: 'expired'; readonly atMs: number };

/** A payment was refunded in full or lost to a dispute, or one of these was undone. */
interface MoneyBack {
  readonly kind: MoneyBackKind;
  readonly atMs: number;
  readonly paymentId: string;
}

export const noSubscription: Subscription = { tier: 'free', status: 'active', endMs: null };

const monthsOf: Readonly<Record<Period, number>> = { monthly: 1, yearly: 12 };

/** A period of paid time: a number of months, plus the time left over from an earlier plan. */
interface Term {
  /** Milliseconds since 1970 UTC. */
  readonly startMs: number;
  readonly months: number;
  readonly extraMs: number;
}

/** Returns the end of a term. Counts from its first day, so that a short month doesn't shorten the months after it. */
function endOf({ startMs, months, extraMs }: Term): number {
  return addMonths(startMs, months) + extraMs;
}

/** Returns a term extended by one period. */
function extended(term: Term, period: Period): Term {
  return { ...term, months: term.months + monthsOf[period] };
}

interface State extends Subscription {
  readonly term: Term | null;
}

/** Returns the time left of another plan, converted by price: a more expensive plan gets fewer days for it. */
function convertedTimeLeft(state: State, tier: SubscriptionTier, atMs: number): number {
  if (state.endMs === null || state.endMs <= atMs || state.tier === 'free') return 0;
  return Math.ceil(((state.endMs - atMs) * plans[state.tier].monthlyCents) / plans[tier].monthlyCents);
}

type Purchase = Pick<Extract<Change, { kind: 'paid' }>, 'tier' | 'period' | 'atMs'>;

/** Returns the paid term after one more payment. */
function termAfter(state: State, { tier, period, atMs }: Purchase): Term {
  const isRunning = state.endMs !== null && state.endMs > atMs && state.tier === tier;
  const fromEnd: Term = { startMs: state.endMs ?? atMs, months: 0, extraMs: 0 };
  const fromNow: Term = { startMs: atMs, months: 0, extraMs: convertedTimeLeft(state, tier, atMs) };
  return extended(isRunning ? (state.term ?? fromEnd) : fromNow, period);
}

function pay(state: State, purchase: Purchase): State {
  const { tier } = purchase;
  const term = termAfter(state, purchase);
  return { tier, status: 'active', endMs: endOf(term), term };
}

function isMoneyBack(change: Change): change is MoneyBack {
  return 'paymentId' in change && change.kind !== 'paid';
}

/** Returns the payments whose money is back with the payer: refunded, or lost to a dispute. */
function paymentsGivenBack(history: readonly Change[]): ReadonlySet<string> {
  const [refunded, chargedBack] = [new Set<string>(), new Set<string>()];
  for (const { kind, paymentId } of history.filter(isMoneyBack)) {
    if (kind === 'refunded') refunded.add(paymentId);
    else if (kind === 'refund_failed') refunded.delete(paymentId);
    else if (kind === 'charged_back') chargedBack.add(paymentId);
    else chargedBack.delete(paymentId);
  }
  return new Set([...refunded, ...chargedBack]);
}

/**
 * Returns the state as if the payments that were given back had never been made. Access ends immediately if none is left. A
 * payment that counts again runs until its old end.
 */
function recount(state: State, history: readonly Change[], { atMs, paymentId }: MoneyBack): State {
  const given = paymentsGivenBack(history);
  const isGivenBack = given.has(paymentId);
  if (isGivenBack === paymentsGivenBack(history.slice(0, -1)).has(paymentId)) return state;
  const rest = replay(
    history.filter((change) => !isMoneyBack(change) && !(change.kind === 'paid' && given.has(change.paymentId))),
  );
  if (rest.tier !== 'free' && (rest.endMs === null || rest.endMs > atMs)) return rest;
  return isGivenBack ? { tier: 'free', status: 'cancelled', endMs: atMs, term: null } : state;
}

function after(state: State, change: Exclude<Change, MoneyBack>): State {
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
    state = isMoneyBack(change) ? recount(state, changes.slice(0, index + 1), change) : after(state, change);
  }
  return state;
}

/** Returns the subscription that follows from all changes, oldest first. */
export function subscriptionOf(changes: readonly Change[]): Subscription {
  const { tier, status, endMs } = replay(changes);
  return { tier, status, endMs };
}

/** Returns when a subscription would end after one more payment, in milliseconds since 1970 UTC. */
export function endAfterPayment(changes: readonly Change[], purchase: Purchase): number {
  return endOf(termAfter(replay(changes), purchase));
}
