// @ts-check

/** @typedef {import('./evidence.mjs').Product} Product */
/** @typedef {import('./conformance.mjs').Level} Level */

/** @type {Readonly<Record<Product, { name: string, description: string }>>} */
export const productTexts = {
  site: {
    name: 'Countertop website',
    description: 'The pages for visitors, parents, teachers and administrators.',
  },
  game: { name: 'Math Bistro', description: 'The math game for children from 6 up.' },
  kit: { name: 'Countertop design system', description: 'The components that the pages and the game are built from.' },
};

/** Terms of the VPAT 2.5. @type {Readonly<Record<Level, string>>} */
export const levelTexts = {
  supports: 'Supports',
  'partially-supports': 'Partially Supports',
  'does-not-support': 'Does Not Support',
  'not-applicable': 'Not Applicable',
  'not-evaluated': 'Not Evaluated',
};

export const methods =
  'Automated tests in Chromium: axe-core on every story and page, keyboard walks, measurements of focus, targets, contrast and ' +
  'overflow, and a simulated screen reader. They run before every change (npm test); those marked as nightly run every night and ' +
  'before a release (npm run test:all), as do axe-core, layout and keyboard walks on stories that are variants of a state. ' +
  'Signed reviews by hand where a test cannot decide. No assistive technology other ' +
  'than the simulated screen reader was used, and no people with disabilities have tested yet.';

/**
 * Returns what is known about a criterion, as one text.
 * @param {import('./conformance.mjs').Result} result
 * @param {readonly import('./evidence.mjs').Proof[]} proofs those of the criterion and product
 */
export function remarksOf({ remarks }, proofs) {
  const tests = proofs.map(({ file, title, isNightly }) => `${title} (${file}${isNightly ? ', nightly' : ''})`);
  const evidence = tests.length === 0 ? [] : [`Tests: ${tests.join('; ')}.`];
  return [...remarks, ...evidence].join(' ');
}
