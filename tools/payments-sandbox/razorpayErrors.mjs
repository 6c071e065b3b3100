// @ts-check

/**
 * @typedef {object} ErrorDetails
 * @property {string} [code]
 * @property {string} [source]
 * @property {string} [step]
 * @property {string} [reason]
 * @property {string} [field] the invalid field of the request
 */

/** An error response in Razorpay's format. */
export class RazorpayError extends Error {
  /**
   * @param {number} status HTTP status
   * @param {string} description
   * @param {ErrorDetails} [details]
   */
  constructor(status, description, details = {}) {
    super(description);
    this.status = status;
    this.details = details;
  }

  /** The response body. */
  get body() {
    const { code = 'BAD_REQUEST_ERROR', source = 'NA', step = 'NA', reason = 'NA', field } = this.details;
    const error = { code, description: this.message, source, step, reason, metadata: {} };
    return { error: field === undefined ? error : { ...error, field } };
  }
}

/**
 * Returns the error for an invalid request.
 * @param {string} description
 * @param {ErrorDetails} [details]
 */
export function badRequest(description, details = {}) {
  return new RazorpayError(400, description, {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    ...details,
  });
}

/** Razorpay responds 400, not 404, to an unknown ID. */
export const unknownId = () => badRequest('The id provided does not exist');
