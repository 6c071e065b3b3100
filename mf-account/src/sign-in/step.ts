import type { Entry } from './entry.ts';

/** Which of the forms, or what came of one. */
export type Step =
  | Exclude<Entry, { name: 'secondFactor' }>
  | {
      readonly name: 'secondFactor';
      /** From a reset: asks to have the second step removed. Null after the password, absent after another service. */
      readonly removalToken?: string | null;
    }
  /** Somebody without codes learns how to get in. */
  | { readonly name: 'noCode' }
  /** Somebody without codes, who has just reset the password, can have the second step removed. */
  | { readonly name: 'removeFactor'; readonly token: string }
  /** It will be removed. `removalAt` is ISO 8601. */
  | { readonly name: 'removalSet'; readonly removalAt: string }
  /** It stays after all. */
  | { readonly name: 'factorKept' }
  /** Somebody younger than 18 said so: no account was made. */
  | { readonly name: 'tooYoung' }
  /** An email is on its way, or would be. */
  | { readonly name: 'sent'; readonly after: 'create' | 'forgotten' };

/** The step that shows the form to sign in. */
export type FirstStep = Extract<Step, { name: 'signIn' }>;
/** All other steps, whose forms are loaded on demand. */
export type NextStep = Exclude<Step, FirstStep>;
