/** Result of the question on age. */
export interface Confirmed {
  /** True where a session has begun. */
  readonly isSignedIn: boolean;
  /** The path of this site where the person wanted to be. */
  readonly returnTo: string | null;
}

/** What came of giving a password. */
export interface Begun {
  /** The account asks for a code too: nobody is signed in before that is given. */
  readonly needsCode: boolean;
}

/** Result of choosing a new password with a link. */
export interface Reset extends Begun {
  /** By this a person without codes asks to have the second step removed; null: they cannot. */
  readonly removalToken: string | null;
}

/** What the page asks of the server. */
export interface SignInCalls {
  /** Begins a session, or the wait for its second step. */
  signIn: (input: { email: string; password: string }) => Promise<Begun>;
  /** Gives the code of the second step, and begins the session. */
  giveCode: (input: { code: string }) => Promise<void>;
  /** Asks for an account. Fulfilled for an address that has one too: nobody learns that here. */
  createAccount: (input: { email: string; isAdult: true }) => Promise<void>;
  /** Asks for an email with a link to choose a password; fulfilled for every address. */
  requestReset: (input: { email: string }) => Promise<void>;
  /** Returns the address that a link was emailed to. */
  lookUpLink: (input: { token: string; purpose: 'confirm' | 'reset' }) => Promise<{ email: string }>;
  /** Sets a new password, by the token of such a link, and begins a session or the wait for its second step. */
  resetPassword: (input: { token: string; password: string }) => Promise<Reset>;
  /** Confirms the address, by the token of the link that was emailed to it, with a first password; begins a session. */
  confirmEmail: (input: { token: string; password: string }) => Promise<{ returnTo: string | null }>;
  /** Asks to have the second step removed. Returns when it will be, as ISO 8601. */
  removeSecondFactor: (input: { token: string }) => Promise<{ removalAt: string }>;
  /** Stops that, by the token of the link that was emailed to the owner. */
  keepSecondFactor: (input: { token: string }) => Promise<void>;
  /** Moves the account to a new address, by the token of the link that was emailed to it. */
  newEmail: (input: { token: string }) => Promise<void>;
  /** Moves it back to its earlier address, by the token of the link in the notice of the change. */
  keepEmail: (input: { token: string }) => Promise<void>;
  /** Says whether who comes from another service is 18 or older. Only a yes makes an account and begins a session. */
  sayAdult: (input: { isAdult: boolean }) => Promise<Confirmed>;
}
