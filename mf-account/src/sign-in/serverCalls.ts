import { call } from '@countertop/client/shared/call';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import {
  postAdult,
  postConfirm,
  postForgotPassword,
  postLink,
  postResetPassword,
  postSignIn,
  postSignUp,
  postWorkshop,
} from '@countertop/contract/accounts/account';
import { postConfirmEmailChange, postRevertEmailChange } from '@countertop/contract/accounts/emailChange';
import {
  postKeepSecondFactor,
  postSecondFactorRemoval,
  postSignInCode,
} from '@countertop/contract/accounts/secondFactor';
import type { Begun, Confirmed, SignInCalls } from './calls.ts';

const begun = (answer: object): Begun => ({ needsCode: 'secondFactor' in answer });

/** Reloads the user after a change of email address. */
async function thenReloadUser(change: Promise<unknown>): Promise<void> {
  await change;
  await queryClient.resetQueries({ queryKey: currentUserQuery().queryKey });
}

/**
 * The calls of the sign-in page. `returnTo` goes into the email to a new account, as the page to open next; `workshop` is the code with
 * which many people create accounts behind one address.
 */
export function serverCalls(returnTo: string | null, workshop: string | null): SignInCalls {
  return {
    signIn: async (input) => begun(await call(postSignIn, input)),
    giveCode: async (input) => void (await call(postSignInCode, input)),
    async createAccount(input) {
      await call(postSignUp, {
        ...input,
        ...(returnTo !== null && { returnTo }),
        ...(workshop !== null && { workshop }),
      });
    },
    isWorkshopOpen: async () => workshop === null || (await call(postWorkshop, { code: workshop })).isOpen,
    requestReset: async (input) => void (await call(postForgotPassword, input)),
    lookUpLink: (input) => call(postLink, input),
    resetPassword: async (input) => {
      const answer = await call(postResetPassword, input);
      return { ...begun(answer), removalToken: ('secondFactor' in answer && answer.removalToken) || null };
    },
    removeSecondFactor: (input) => call(postSecondFactorRemoval, input),
    keepSecondFactor: async (input) => void (await call(postKeepSecondFactor, input)),
    answerAdult: (input): Promise<Confirmed> => call(postAdult, input),
    confirmEmail: (input) => call(postConfirm, input),
    newEmail: (input) => thenReloadUser(call(postConfirmEmailChange, input)),
    keepEmail: (input) => thenReloadUser(call(postRevertEmailChange, input)),
  };
}
