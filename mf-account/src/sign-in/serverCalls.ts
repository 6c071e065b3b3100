import { call } from '@countertop/client/call';
import {
  postAdult,
  postConfirm,
  postForgotPassword,
  postLink,
  postResetPassword,
  postSignIn,
  postSignUp,
} from '@countertop/contract/account';
import { asked } from '../refusal/asked.ts';
import { postKeepSecondFactor, postSecondFactorRemoval, postSignInCode } from '@countertop/contract/secondFactor';
import type { Begun, Confirmed, SignInCalls } from './calls.ts';

const begun = (answer: object): Begun => ({ needsCode: 'secondFactor' in answer });

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
  };
}
