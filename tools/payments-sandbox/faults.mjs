// @ts-check

/**
 * Something that goes wrong with the next calls to a path.
 * @typedef {object} Fault
 * @property {string} [method] any method when absent
 * @property {RegExp | string} path what the path must match
 * @property {number} [times] how many calls fail; 1 when absent
 * @property {'error' | 'slow' | 'hang' | 'down' | 'lost'} kind `error`: answers `status` and does nothing; `slow`: waits
 *   `ms`, then does it; `hang`: takes the call and never answers; `down`: breaks the connection and does nothing;
 *   `lost`: does it, then breaks the connection before the answer
 * @property {number} [ms]
 * @property {number} [status] 500 when absent
 */

/** Faults that wait for a call. */
export class Faults {
  /** @type {(Fault & { left: number })[]} */
  #waiting = [];

  /** @param {Fault} fault */
  add(fault) {
    this.#waiting.push({ ...fault, left: fault.times ?? 1 });
  }

  clear() {
    this.#waiting = [];
  }

  /**
   * The first fault for this call, which counts as used.
   * @param {string} method
   * @param {string} path
   */
  take(method, path) {
    const fault = this.#waiting.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method === method) && new RegExp(candidate.path).test(path),
    );
    if (fault) fault.left -= 1;
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return fault;
  }
}
