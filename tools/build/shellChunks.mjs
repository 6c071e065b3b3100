// @ts-check
const kit = /[\\/]design-system[\\/]src[\\/]|@react-(aria|stately|types)|react-(aria|stately)|@internationalized/;
/** Chunks of shared components, named in shell/src/federation/sharedModules.ts. */
const sharedChunk = /^share-[a-z]+-(\w+)-\1-tsx$/;

/** The parts that a game's first screens draw. */
const startParts = [
  'Board',
  'CheckedFloor',
  'ClosedSelect',
  'Coin',
  'Confetti',
  'Counter',
  'Customer',
  'Dialog',
  'Dish',
  'Icon',
  'IconButton',
  'NumberPad',
  'Picture',
  'Pips',
  'RadioGroup',
  'Rail',
  'Storefront',
  'TableDrawing',
  'Ticket',
  'Tooltip',
];

/** The parts that a form is written in: a public page is one, so nothing else comes with them. */
const fieldParts = ['Card', 'EmailField', 'Form', 'Icon', 'LiveRegion', 'PasswordField', 'TextField'];

/** The parts that plans and their prices are shown with: a public page, so nothing else comes with them. */
const planParts = ['PlanCard', 'TierBadge'];

/** The parts of questions and answers, which a page fetches once somebody is near them. */
const questionParts = ['Disclosure'];

/** The parts with a list to choose from: by far the heaviest, and nothing of them is seen before the first press. */
const listParts = ['Menu', 'Select'];

/** What preferences need beside lists, on pages that need nothing else of what comes later. */
const lookParts = ['PreferenceFields', 'Slider'];

/** What only dashboards draw. */
const chartParts = ['BarChart', 'LineChart'];

/** @typedef {import('@rspack/core').OptimizationSplitChunksCacheGroup} Group */
/** @typedef {import('@rspack/core').Module} Module */
/** @typedef {Parameters<Extract<Group['test'], Function>>[1]} Graphs */

/**
 * Who needs a module: the home page, a start screen, a form, the plans, the questions, a list, the preferences, charts and
 * nothing else, or what comes later.
 * @param {Module} module
 * @param {Graphs} graphs
 */
function neededBy(module, { chunkGraph }) {
  const groups = [...chunkGraph.getModuleChunks(module)].flatMap(({ groupsIterable }) => [...groupsIterable]);
  const parts = groups.flatMap(({ name }) => sharedChunk.exec(name ?? '')?.[1] ?? []);
  return {
    home: groups.some(({ name }) => name === 'home'),
    start: parts.some((part) => startParts.includes(part)),
    fields: parts.some((part) => fieldParts.includes(part)),
    plans: parts.some((part) => planParts.includes(part)),
    questions: parts.some((part) => questionParts.includes(part)),
    lists: parts.some((part) => listParts.includes(part)),
    look: parts.some((part) => lookParts.includes(part)),
    charts: parts.length > 0 && parts.every((part) => chartParts.includes(part)),
    later: parts.length > 0,
  };
}

/**
 * A file with the modules of the kit that the test picks.
 * @param {string} name
 * @param {number} priority
 * @param {(needed: ReturnType<typeof neededBy>) => boolean} test
 * @returns {Group}
 */
function kitFile(name, priority, test) {
  const picks = (/** @type {Module} */ module, /** @type {Graphs} */ graphs) =>
    kit.test(module.nameForCondition() ?? '') && test(neededBy(module, graphs));
  return { name, test: picks, chunks: 'async', enforce: true, priority };
}

/**
 * The shell's lazy modules come in few files, not in one each: a page asks for them beside its own code. What the home
 * page draws is apart, so that it is fetched there without the rest, and by a game without the page.
 * @type {Record<string, Group>}
 */
export const shellChunks = {
  federation: { name: 'federation', test: /@module-federation/, chunks: 'async', enforce: true },
  query: {
    name: 'query',
    test: /@tanstack[\\/](react-query|query-core)|[\\/]client[\\/]src[\\/]/,
    chunks: 'async',
    enforce: true,
  },
  drawings: kitFile('drawings', 7, ({ home, start }) => home && start),
  sheets: kitFile('sheets', 7, ({ home, fields, start }) => home && fields && !start),
  scene: kitFile('scene', 6, ({ home, later }) => home && later),
  basics: kitFile('basics', 5, ({ start, fields }) => start && fields),
  kit: kitFile('kit', 4, ({ start }) => start),
  fields: kitFile('fields', 4, ({ fields }) => fields),
  motifs: kitFile('motifs', 8, ({ plans, start, home }) => plans && start && home),
  pictures: kitFile('pictures', 8, ({ plans, start, home }) => plans && start && !home),
  plans: kitFile('plans', 4, ({ plans, start, fields }) => plans && !start && !fields),
  questions: kitFile('questions', 3, ({ questions, lists }) => questions && !lists),
  lists: kitFile('lists', 3, ({ lists }) => lists),
  look: kitFile('look', 2, ({ look }) => look),
  charts: kitFile('charts', 2, ({ charts }) => charts),
  later: kitFile('later', 1, ({ later }) => later),
};
