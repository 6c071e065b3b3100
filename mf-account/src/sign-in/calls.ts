/** Result of the age question. */
export interface Confirmed {
  /** Whether the user is signed in. */
  readonly isSignedIn: boolean;
  /** Path of this site to open next. */
  readonly returnTo: string | null;
}

/** Result of entering the password. */
export interface Begun {
  /** Whether a code is required before the user is signed in. */
  readonly needsCode: boolean;
}

/** Result of choosing a new password with a link. */
export interface Reset extends Begun {
  /** Lets a user without codes request the removal of two-step sign-in; null if they cannot. */
  readonly removalToken: string | null;
}

/** Calls of the sign-in page. */
export interface SignInCalls {
  /** Signs in, or starts the wait for the second step. */
  signIn: (input: { email: string; password: string }) => Promise<Begun>;
  /** Completes the second step and signs in. */
  giveCode: (input: { code: string }) => Promise<void>;
  /** Requests an account. Also succeeds for an address that has one, so that nobody learns whether it does. */
  createAccount: (input: { email: string; isAdult: true }) => Promise<void>;
  /** Returns whether the link of a workshop that led here works; also true without one. */
  isWorkshopOpen: () => Promise<boolean>;
  /** Requests an email with a link to choose a password. Succeeds for every address. */
  requestReset: (input: { email: string }) => Promise<void>;
  /** Returns the address that a link was emailed to. */
  lookUpLink: (input: { token: string; purpose: 'confirm' | 'reset' }) => Promise<{ email: string }>;
  /** Sets a new password with the token of such a link, and signs in or starts the wait for the second step. */
  resetPassword: (input: { token: string; password: string }) => Promise<Reset>;
  /** Confirms the email address with the token of the link sent to it, sets the first password and signs in. */
  confirmEmail: (input: { token: string; password: string }) => Promise<{ returnTo: string | null }>;
  /** Requests the removal of two-step sign-in. Returns when it will be removed, ISO 8601. */
  removeSecondFactor: (input: { token: string }) => Promise<{ removalAt: string }>;
  /** Stops the removal, with the token of the link emailed to the owner. */
  keepSecondFactor: (input: { token: string }) => Promise<void>;
  /** Moves the account to a new address, with the token of the link sent to it. */
  newEmail: (input: { token: string }) => Promise<void>;
  /** Moves the account back to its earlier address, with the token of the link in the notice of the change. */
  keepEmail: (input: { token: string }) => Promise<void>;
  /** States whether a person who comes from another service is 18 or older. Only a yes creates an account and signs in. */
  answerAdult: (input: { isAdult: boolean }) => Promise<Confirmed>;
}
