/** Automatic refreshing of data, with its controls. */
export interface Refreshing {
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Refreshes now. Resolves to whether it succeeded; never rejects. */
  readonly refresh: () => Promise<boolean>;
  /** Whether the last refresh failed, so the data is out of date. */
  readonly hasFailed: boolean;
}
