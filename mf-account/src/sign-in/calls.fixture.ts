import { fn } from 'storybook/test';
import type { Confirmed, SignInCalls } from './calls.ts';

const kept = () => Promise.resolve();
const confirmed: Confirmed = { isSignedIn: true, returnTo: '/profile' };

/** A server that says yes to everything. */
export const calls = {
  signIn: fn<SignInCalls['signIn']>(kept),
  createAccount: fn<SignInCalls['createAccount']>(kept),
  requestReset: fn<SignInCalls['requestReset']>(kept),
  resetPassword: fn<SignInCalls['resetPassword']>(kept),
  confirmEmail: fn<SignInCalls['confirmEmail']>(() => Promise.resolve(confirmed)),
  sayAdult: fn<SignInCalls['sayAdult']>(() => Promise.resolve(confirmed)),
};
