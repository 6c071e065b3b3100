// @ts-check

/**
 * What Razorpay says when it does not do something.
 * @typedef {object} RefusalDetails
 * @property {string} [code]
 * @property {string} [source]
 * @property {string} [step]
 * @property {string} [reason]
 * @property {string} [field] of the request, when one is to blame
 */

/** An answer with an error, in Razorpay's words and shape. */
export class Refusal extends Error {
  /**
   * @param {number} status of HTTP
   * @param {string} description
   * @param {RefusalDetails} [details]
   */
  constructor(status, description, details = {}) {
    super(description);
    this.status = status;
    this.details = details;
  }

  /** The body of the answer. */
  get body() {
    const { code = 'BAD_REQUEST_ERROR', source = 'NA', step = 'NA', reason = 'NA', field } = this.details;
    const error = { code, description: this.message, source, step, reason, metadata: {} };
    return { error: field === undefined ? error : { ...error, field } };
  }
}

/**
 * A request that is wrong in itself.
 * @param {string} description
 * @param {RefusalDetails} [details]
 */
export function badInput(description, details = {}) {
  return new Refusal(400, description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...details,
  });
}

/** Razorpay answers 400, not 404, when it does not know an id. */
export const unknownId = () => badInput('The id provided does not exist');
