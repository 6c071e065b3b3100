import { createAccountPath, forgotPasswordPath, signInPath } from '@countertop/contract/accounts/account.limits';
import type { Step } from './step.ts';

/** Paths of the steps that have their own. */
export const stepPaths = { signIn: signInPath, create: createAccountPath, forgotten: forgotPasswordPath } as const;
export type StartStep = keyof typeof stepPaths;

/** Whether a step has its own path. The others show on the current page. */
export const hasPath = (step: Step['name']): step is StartStep => step in stepPaths;
