import type { SignInCalls } from './calls.ts';

/** Fetched with the first form that is sent: the page can be written into before that. */
async function late(returnTo: string | null): Promise<SignInCalls> {
  const { serverCalls } = await import(/* webpackChunkName: "sign-in-calls" */ './serverCalls.ts');
  return serverCalls(returnTo);
}

/** The calls of the page, whose code comes when it is needed. */
export function lateCalls(returnTo: string | null): SignInCalls {
  return {
    signIn: async (input) => (await late(returnTo)).signIn(input),
    giveCode: async (input) => (await late(returnTo)).giveCode(input),
    createAccount: async (input) => (await late(returnTo)).createAccount(input),
    requestReset: async (input) => (await late(returnTo)).requestReset(input),
    resetPassword: async (input) => (await late(returnTo)).resetPassword(input),
    sayAdult: async (input) => (await late(returnTo)).sayAdult(input),
    lookUpLink: async (input) => (await late(returnTo)).lookUpLink(input),
    removeSecondFactor: async (input) => (await late(returnTo)).removeSecondFactor(input),
    keepSecondFactor: async (input) => (await late(returnTo)).keepSecondFactor(input),
    confirmEmail: async (input) => (await late(returnTo)).confirmEmail(input),
    newEmail: async (input) => (await late(returnTo)).newEmail(input),
    keepEmail: async (input) => (await late(returnTo)).keepEmail(input),
  };
}
