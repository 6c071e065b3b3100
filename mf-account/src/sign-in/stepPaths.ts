import { createAccountPath, forgotPasswordPath, signInPath } from '@countertop/contract/account.limits';
import type { Step } from './step.ts';

/** The steps with an address of their own, by which a visit can begin. */
export type StartStep = 'signIn' | 'create' | 'forgotten';

const stepPaths: Readonly<Partial<Record<Step['name'], string>>> = {
  signIn: signInPath,
  create: createAccountPath,
  forgotten: forgotPasswordPath,
};

/** Returns the address to go to for a step; null if the step shows on the page that is open. */
export function addressOf(step: Step['name'], open: StartStep, returnTo: string | null): string | null {
  const path = stepPaths[step];
  if (path === undefined || step === open) return null;
  return returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo }).toString()}`;
}
