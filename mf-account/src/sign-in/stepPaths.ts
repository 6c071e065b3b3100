import { createAccountPath, forgotPasswordPath, signInPath } from '@countertop/contract/accounts/account.limits';
import type { Step } from './step.ts';

/** Steps with their own URL. */
export type StartStep = 'signIn' | 'create' | 'forgotten';

const stepPaths: Readonly<Partial<Record<Step['name'], string>>> = {
  signIn: signInPath,
  create: createAccountPath,
  forgotten: forgotPasswordPath,
};

/** Returns the URL of a step; null if the step shows on the current page. */
export function addressOf(step: Step['name'], open: StartStep, returnTo: string | null): string | null {
  const path = stepPaths[step];
  if (path === undefined || step === open) return null;
  return returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo }).toString()}`;
}
