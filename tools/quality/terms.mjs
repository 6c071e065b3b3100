// @ts-check

/**
 * A term this project does not use.
 * @typedef {object} Term
 * @property {string} term words separated by spaces; `heardOf` in code is read as `heard of`, a trailing `*` allows any ending
 * @property {string} use what to write instead
 * @property {'all' | 'comments'} [where] `comments` covers comments and Markdown only; everything by default
 */

/** @type {readonly Term[]} */
export const terms = [
  // Names of concepts
  { term: 'late part', use: 'lazyComponent' },
  { term: 'Late Form', use: 'LazyBoundary' },
  { term: 'heard of', use: 'toPaymentUpdate' },
  { term: 'heard in', use: 'parseWebhook' },
  { term: 'settle now', use: 'applyPaymentUpdate' },
  { term: 'hold user', use: 'lockUser' },
  { term: 'in turn', use: 'withAdvisoryLock' },
  { term: 'unless elsewhere', use: 'tryAdvisoryLock' },
  { term: 'write at once', use: 'insertBatchSqlite' },
  { term: 'write in steps', use: 'insertBatch' },
  { term: 'too many calls', use: 'RateLimitError' },
  { term: 'caller here', use: 'RequestContext' },
  { term: 'call limit*', use: 'rateLimit' },
  { term: 'answer faults', use: 'errorHandler' },
  { term: 'answer problems', use: 'apiErrorHandler' },
  { term: 'refuse cross site', use: 'csrfProtection' },
  { term: 'copy db', use: 'migrateData' },
  { term: 'opinion*', use: 'feedback' },
  { term: 'sibling*', use: 'follow-up problem' },
  { term: 'guest*', use: 'customer' },
  { term: 'way out', use: 'external link, or cancel' },
  { term: 'take over', use: 'hydrate' },
  { term: 'early press*', use: 'event replay' },
  { term: 'take step', use: 'dispatch' },
  { term: 'hear floor', use: 'announceFloor' },
  { term: 'calm service', use: 'untimed mode' },
  { term: 'settle calm', use: 'advanceUntimed' },
  { term: 'posed', use: 'fixture' },
  { term: 'page of prices', use: 'pricing page' },
  // Words of the dialect
  { term: 'anew', use: 'again' },
  { term: 'beside', use: 'next to, in addition to', where: 'comments' },
  { term: 'of ours', use: 'our' },
  { term: 'is none', use: "isn't" },
  { term: 'are none', use: "aren't" },
  { term: 'whoever', use: 'anyone who' },
  { term: 'the house', use: 'the repository, the project', where: 'comments' },
  { term: 'the kit', use: 'the design system' },
  { term: 'ours', use: 'our own', where: 'comments' },
  { term: 'mailbox', use: 'inbox' },
  { term: 'e mail', use: 'email' },
  { term: 'catalogue*', use: 'catalog' },
  { term: 'colour*', use: 'color' },
  { term: 'grey', use: 'gray' },
  { term: 'favourite*', use: 'favorite' },
  { term: 'neighbour*', use: 'neighbor' },
  { term: 'mended', use: 'fixed' },
  { term: 'tells of', use: 'describes' },
  { term: 'did not come', use: 'failed to load' },
];

/** Openings of docstrings that paraphrase instead of stating what a thing is or returns. */
export const openings =
  /^(What (is|are|a|an|the|there|it|we|one)\b|Who(ever)? |Gives? |Says (whether|what|how|who)|Tells (whether|what|how|if)|Of (a|an|the|each) )/;

/**
 * Text in which a term is right, by file.
 * @type {readonly { files: RegExp, text: RegExp, reason: string }[]}
 */
export const exceptions = [
  { files: /./, text: /countertop\.opinion\.v1/, reason: 'Key in the local storage of visitors.' },
  { files: /chartProps\.ts$/, text: /`beside`/, reason: 'Value of a prop.' },
  { files: /./, text: /there (is|are) none/i, reason: 'Plain English.' },
  { files: /./, text: /\bsiblings\b/, reason: 'Field of saved games.' },
  {
    files: /^(mf-game\/(engine\/(src\/problems|README)|phrases)|api\/contract\/src\/mistake)/,
    text: /\w*[gG]uest\w*/,
    reason: 'The people of a party in the text of a problem: "7 guests".',
  },
];
