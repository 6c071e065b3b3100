import type { CurrentUser, Role, SubscriptionTier } from '@countertop/contract/accounts/user';
import type { Context } from 'koa';
import { ApiError } from '../errors/ApiError.ts';

/** A signed-in user: an adult, or the child to whom the adult has handed the device. */
export interface User {
  /** The learner's while a child plays. */
  readonly id: string;
  /** The account that signed in. */
  readonly accountId: string;
  /** Null while a child plays. */
  readonly email: string | null;
  readonly role: Role;
  /** `free` once the paid time has ended. */
  readonly tier: SubscriptionTier;
  /** The user as sent to the browser. */
  readonly current: CurrentUser;
}

/** `none`: the account has no second factor. `pending`: the user is not signed in until it is entered. */
export type SecondFactorState = 'none' | 'pending' | 'given';

/** A session and its user: an adult, or the child who plays in it. */
export interface SignedIn {
  readonly sessionId: string;
  readonly user: User;
  readonly secondFactor: SecondFactorState;
  /** Whether the password was entered within the last `reauthenticationMinutes`. */
  readonly isReauthenticated: boolean;
  /** Whether the device was taken back since it got its token, which can only be used to take it back again. */
  readonly isFormer?: boolean;
}

/** The learner is erased with the account of its owner. */
export type GuardianRole = 'owner' | 'second';

/** Looks up the guardians of learners. */
export interface Guardianship {
  /** Returns the role of an account; null if it is not a guardian of the learner. */
  roleOf(userId: string, learnerId: string): Promise<GuardianRole | null>;
  /** Returns when what a learner had done was erased last; null if it never was. */
  erasedAt(learnerId: string): Promise<string | null>;
  /** Whether there is such a learner. */
  hasLearner(learnerId: string): Promise<boolean>;
  /** Must be called after guardians or learners were removed. */
  forgetAll(): void;
}

/** Returns the session of a request; null if nobody is signed in. */
export function signedInOf(context: Context): SignedIn | null {
  // Not in a WeakMap of requests: its garbage collection took as long as the rest of the request.
  const signedIn: SignedIn | undefined = context.state['signedIn'];
  return signedIn ?? null;
}

/** Whether a child plays in the session of a request. */
export function isChildPlaying(context: Context): boolean {
  return signedInOf(context)?.user.current.player != null;
}

/** Returns the lookup of guardians for a request. */
export function guardiansOf(context: Context): Guardianship {
  return context.state['guardians'];
}

/** Returns the session that waits for its second factor, or null if there isn't one. It doesn't count as signed in. */
export function pendingOf(context: Context): SignedIn | null {
  const pending: SignedIn | undefined = context.state['pendingSignIn'];
  return pending ?? null;
}

/** Returns the email address of an adult. Throws `ApiError` 403 while a child plays. */
export function emailOf({ email }: User): string {
  if (email === null) throw childSession();
  return email;
}

/** Returns the error for what only the grown-up may do. */
export function childSession(): ApiError {
  return new ApiError('child_session', 'A child is playing on this device. Ask a grown-up to take it back first.');
}
