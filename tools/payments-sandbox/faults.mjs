// @ts-check

/**
 * A fault to simulate for the next calls to a path.
 * @typedef {object} Fault
 * @property {string} [method] any method by default
 * @property {RegExp | string} path pattern of the path
 * @property {number} [times] how many calls fail; 1 by default
 * @property {'error' | 'slow' | 'hang' | 'down' | 'lost'} kind `error`: responds with `status` without doing anything;
 *   `slow`: waits `ms` first; `hang`: never responds; `down`: closes the connection without doing anything; `lost`: handles
 *   the call, then closes the connection without a response
 * @property {number} [ms]
 * @property {number} [status] 500 by default
 */

/** Faults to apply to future calls. */
export class Faults {
  /** @type {(Fault & { left: number })[]} */
  #pending = [];

  /** @param {Fault} fault */
  add(fault) {
    this.#pending.push({ ...fault, left: fault.times ?? 1 });
  }

  clear() {
    this.#pending = [];
  }

  /**
   * Returns the first fault for a call and counts it as used.
   * @param {string} method
   * @param {string} path
   */
  take(method, path) {
    const fault = this.#pending.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method === method) && new RegExp(candidate.path).test(path),
    );
    if (fault) fault.left -= 1;
    this.#pending = this.#pending.filter(({ left }) => left > 0);
    return fault;
  }
}
