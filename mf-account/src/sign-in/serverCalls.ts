import { call } from '@countertop/client/call';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import {
  postAdult,
  postConfirm,
  postForgotPassword,
  postLink,
  postResetPassword,
  postSignIn,
  postSignUp,
} from '@countertop/contract/account';
import { postConfirmEmailChange, postRevertEmailChange } from '@countertop/contract/emailChange';
import { asked } from '../shared/asked.ts';
import { postKeepSecondFactor, postSecondFactorRemoval, postSignInCode } from '@countertop/contract/secondFactor';
import type { Begun, Confirmed, SignInCalls } from './calls.ts';

const begun = (answer: object): Begun => ({ needsCode: 'secondFactor' in answer });

/** After a change of address, what this page knows of the person is old. */
async function thenAskWho(change: Promise<unknown>): Promise<void> {
  await change;
  await queryClient.resetQueries({ queryKey: currentUserQuery().queryKey });
}

/** The calls of the page; `returnTo` is where the person wants to be, and goes along with the mail to a new account. */
export function serverCalls(returnTo: string | null): SignInCalls {
  return {
    signIn: async (input) => begun(await asked(call(postSignIn, input))),
    giveCode: async (input) => void (await asked(call(postSignInCode, input))),
    createAccount: async (input) =>
      void (await asked(call(postSignUp, { ...input, ...(returnTo !== null && { returnTo }) }))),
    requestReset: async (input) => void (await asked(call(postForgotPassword, input))),
    lookUpLink: (input) => asked(call(postLink, input)),
    resetPassword: async (input) => {
      const answer = await asked(call(postResetPassword, input));
      return { ...begun(answer), removalToken: ('secondFactor' in answer && answer.removalToken) || null };
    },
    removeSecondFactor: (input) => asked(call(postSecondFactorRemoval, input)),
    keepSecondFactor: async (input) => void (await asked(call(postKeepSecondFactor, input))),
    sayAdult: (input): Promise<Confirmed> => asked(call(postAdult, input)),
    confirmEmail: (input) => asked(call(postConfirm, input)),
    newEmail: (input) => thenAskWho(asked(call(postConfirmEmailChange, input))),
    keepEmail: (input) => thenAskWho(asked(call(postRevertEmailChange, input))),
  };
}
