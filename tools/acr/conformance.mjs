// @ts-check
import { criteria } from './criteria.mjs';
import { products } from './evidence.mjs';

/** @typedef {import('./criteria.mjs').Criterion} Criterion */
/** @typedef {import('./evidence.mjs').Product} Product */
/** @typedef {import('./evidence.mjs').Proof} Proof */

/** Terms of the VPAT, as OpenACR writes them. */
const judgments = /** @type {const} */ (['supports', 'partially-supports', 'does-not-support', 'not-applicable']);
/** @typedef {typeof judgments[number] | 'not-evaluated'} Level */

/**
 * Finding of a person who looked at a criterion by hand.
 * @typedef {object} Note
 * @property {readonly string[]} criteria
 * @property {readonly Product[]} products
 * @property {typeof judgments[number]} level
 * @property {string} text
 * @property {string} by who signs
 * @property {string} date ISO
 */

/**
 * @typedef {object} KnownFailure
 * @property {string} criterion
 * @property {Product} product
 * @property {'partially-supports' | 'does-not-support'} level
 * @property {string} text what fails, and where
 */

/**
 * @typedef {object} Review
 * @property {string} date of the report, ISO
 * @property {readonly Note[]} notes
 * @property {readonly KnownFailure[]} knownFailures
 */

/**
 * @typedef {object} Result
 * @property {Level} level
 * @property {number} tests how many tests prove it
 * @property {readonly string[]} remarks
 */

/**
 * @typedef {object} Conformance
 * @property {string} date ISO
 * @property {readonly (Criterion & { results: Record<Product, Result> })[]} criteria
 */

/** @param {Review} review */
function checkReview({ date, notes, knownFailures }) {
  const isDay = (/** @type {string} */ text) => /^\d{4}-\d\d-\d\d$/.test(text);
  const numbers = criteria.map(({ number }) => number);
  const entries = [
    ...notes,
    ...knownFailures.map((one) => ({ ...one, criteria: [one.criterion], products: [one.product] })),
  ];
  const wrong = entries.find(
    (entry) =>
      !judgments.includes(entry.level) ||
      !entry.text ||
      entry.criteria.some((number) => !numbers.includes(number)) ||
      entry.products.some((product) => !products.includes(product)),
  );
  if (wrong) throw new Error(`docs/accessibility/review.json has an invalid entry: ${JSON.stringify(wrong)}`);
  const unsigned = notes.find((note) => !note.by || !isDay(note.date) || note.date > date);
  if (unsigned || !isDay(date))
    throw new Error(`docs/accessibility/review.json: not signed or dated: ${unsigned?.text ?? date}`);
}

/**
 * @param {string} number
 * @param {Product} product
 * @param {readonly Proof[]} proofs
 * @param {Review} review
 * @returns {Result}
 */
function resultOf(number, product, proofs, { notes, knownFailures }) {
  const failures = knownFailures.filter((one) => one.criterion === number && one.product === product);
  const found = notes.filter((note) => note.criteria.includes(number) && note.products.includes(product));
  const tests = proofs.filter((proof) => proof.criteria.includes(number) && proof.products.includes(product));
  const [worst] = [...failures, ...found]
    .map(({ level }) => level)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return {
    level: worst ?? (tests.length > 0 ? 'supports' : 'not-evaluated'),
    tests: tests.length,
    remarks: [...failures.map(({ text }) => text), ...found.map(({ text, by, date }) => `${text} (${by}, ${date})`)],
  };
}

/** From the level that decides to the level that gives way. @type {readonly Level[]} */
const order = ['does-not-support', 'partially-supports', 'not-applicable', 'supports'];

/**
 * Returns the level of each criterion for each product: that of a known failure or a signed note, else `supports` if a test
 * proves it, else `not-evaluated`. Throws if the review is invalid.
 * @param {readonly Proof[]} proofs
 * @param {Review} review
 * @returns {Conformance}
 */
export function conformanceOf(proofs, review) {
  checkReview(review);
  return {
    date: review.date,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      results: {
        site: resultOf(criterion.number, 'site', proofs, review),
        game: resultOf(criterion.number, 'game', proofs, review),
        kit: resultOf(criterion.number, 'kit', proofs, review),
      },
    })),
  };
}
