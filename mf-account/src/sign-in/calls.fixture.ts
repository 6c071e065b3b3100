import { fn } from 'storybook/test';
import type { Begun, Confirmed, SignInCalls } from './calls.ts';

const kept = () => Promise.resolve();
const begun: Begun = { needsCode: false };
const confirmed: Confirmed = { isSignedIn: true, returnTo: '/profile' };

/** A server on which every call succeeds. */
export const calls = {
  signIn: fn<SignInCalls['signIn']>(() => Promise.resolve(begun)),
  giveCode: fn<SignInCalls['giveCode']>(kept),
  createAccount: fn<SignInCalls['createAccount']>(kept),
  isWorkshopOpen: fn<SignInCalls['isWorkshopOpen']>(() => Promise.resolve(true)),
  requestReset: fn<SignInCalls['requestReset']>(kept),
  lookUpLink: fn<SignInCalls['lookUpLink']>(() => Promise.resolve({ email: 'dana@example.com' })),
  resetPassword: fn<SignInCalls['resetPassword']>(() => Promise.resolve({ ...begun, removalToken: null })),
  confirmEmail: fn<SignInCalls['confirmEmail']>(() => Promise.resolve({ returnTo: '/profile' })),
  removeSecondFactor: fn<SignInCalls['removeSecondFactor']>(() =>
    Promise.resolve({ removalAt: '2026-11-25T12:00:00.000Z' }),
  ),
  keepSecondFactor: fn<SignInCalls['keepSecondFactor']>(kept),
  newEmail: fn<SignInCalls['newEmail']>(kept),
  keepEmail: fn<SignInCalls['keepEmail']>(kept),
  answerAdult: fn<SignInCalls['answerAdult']>(() => Promise.resolve(confirmed)),
};
