import type { Entry } from './entry.ts';

/** A step of the sign-in page: a form, or a result. */
export type Step =
  | Exclude<Entry, { name: 'secondFactor' }>
  | {
      readonly name: 'secondFactor';
      /**
       * From a reset: lets the user request the removal of two-step sign-in. Null after the password, left out after another
       * service.
       */
      readonly removalToken?: string | null;
    }
  /** Explains how to get in without a code. */
  | { readonly name: 'noCode' }
  /** Offers the removal of two-step sign-in after a password reset. */
  | { readonly name: 'removeFactor'; readonly token: string }
  /** The removal is scheduled. `removalAt` is ISO 8601. */
  | { readonly name: 'removalSet'; readonly removalAt: string }
  /** The removal was stopped. */
  | { readonly name: 'factorKept' }
  /** The person is younger than 18, so no account was created. */
  | { readonly name: 'tooYoung' }
  /** An email was sent, if the address is eligible. */
  | { readonly name: 'sent'; readonly after: 'create' | 'forgotten' };

/** The step with the form to sign in. */
export type FirstStep = Extract<Step, { name: 'signIn' }>;
/** All other steps, whose forms are loaded on demand. */
export type NextStep = Exclude<Step, FirstStep>;
