/** Cleanup steps, run in reverse order. Stands in for `AsyncDisposableStack`, which Node 20 lacks. */
export class CleanupStack {
  readonly #steps: (() => unknown)[] = [];

  defer(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** Runs every step once, one after the other. Rejects with the first error after all have run. */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (const step of this.#steps.splice(0).toReversed()) {
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
