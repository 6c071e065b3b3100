import type { Entry } from './entry.ts';

/** Which of the forms, or what came of one. */
export type Step =
  | Entry
  /** The address is confirmed, in another browser than the one that asked for the account. */
  | { readonly name: 'confirmed' }
  /** Somebody younger than 18 said so: no account was made. */
  | { readonly name: 'tooYoung' }
  /** A mail is on its way, or would be. */
  | { readonly name: 'sent'; readonly after: 'create' | 'forgotten' };

/** The steps that show the form to sign in. */
export type FirstStep = Extract<Step, { name: 'signIn' | 'confirmed' }>;
/** All others: their code comes when one of them is opened. */
export type LaterStep = Exclude<Step, FirstStep>;

/** True for a step that shows the form to sign in. */
export function isFirst(step: Step): step is FirstStep {
  return step.name === 'signIn' || step.name === 'confirmed';
}
