import { fn } from 'storybook/test';
import type { Begun, Confirmed, SignInCalls } from './calls.ts';

const kept = () => Promise.resolve();
const begun: Begun = { needsCode: false };
const confirmed: Confirmed = { isSignedIn: true, returnTo: '/profile' };

/** A server that says yes to everything. */
export const calls = {
  signIn: fn<SignInCalls['signIn']>(() => Promise.resolve(begun)),
  giveCode: fn<SignInCalls['giveCode']>(kept),
  createAccount: fn<SignInCalls['createAccount']>(kept),
  requestReset: fn<SignInCalls['requestReset']>(kept),
  resetPassword: fn<SignInCalls['resetPassword']>(() => Promise.resolve(begun)),
  confirmEmail: fn<SignInCalls['confirmEmail']>(() => Promise.resolve(confirmed)),
  newEmail: fn<SignInCalls['newEmail']>(kept),
  keepEmail: fn<SignInCalls['keepEmail']>(kept),
  sayAdult: fn<SignInCalls['sayAdult']>(() => Promise.resolve(confirmed)),
};
