/** How the figures are kept fresh, and the ways to change that. */
export interface Refreshing {
  readonly isPaused: boolean;
  readonly pause: (isWanted: boolean) => void;
  /** Asks at once. Answers whether new figures came; never rejects. */
  readonly refresh: () => Promise<boolean>;
  /** The last attempt failed, so that the figures are older than they should be. */
  readonly hasFailed: boolean;
}
