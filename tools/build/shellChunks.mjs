// @ts-check
const designSystem =
  /[\\/]design-system[\\/]src[\\/]|@react-(aria|stately|types)|react-(aria|stately)|@internationalized/;
/** Chunks of shared components, named in shell/src/federation/sharedModules.ts. */
const sharedChunk = /^share-[a-z]+-(\w+)-\1-tsx$/;

/** Components on a game's first screens. */
const startComponents = [
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

/** Components of forms. A public page uses them, so their file has nothing else. */
const fieldComponents = ['Card', 'EmailField', 'Form', 'Icon', 'LiveRegion', 'PasswordField', 'TextField'];

/** Components of the pricing page. It is public, so their file has nothing else. */
const planComponents = ['PlanCard', 'TierBadge'];

/** Components of questions and answers, which a page loads when they are about to scroll into view. */
const questionComponents = ['Disclosure'];

/** Components with lists of options: by far the heaviest, and not visible before the first press. */
const listComponents = ['Menu', 'Select'];

/** Components of the preferences in addition to lists, for pages that need no other lazy components. */
const preferenceComponents = ['LookFields', 'Slider'];

/** Components that only dashboards use. */
const chartComponents = ['BarChart', 'LineChart'];

/** @typedef {import('@rspack/core').OptimizationSplitChunksCacheGroup} Group */
/** @typedef {import('@rspack/core').Module} Module */
/** @typedef {Parameters<Extract<Group['test'], Function>>[1]} Graphs */

/**
 * Returns which groups of components need a module. `charts` means only charts, `later` any shared component.
 * @param {Module} module
 * @param {Graphs} graphs
 */
function neededBy(module, { chunkGraph }) {
  const groups = [...chunkGraph.getModuleChunks(module)].flatMap(({ groupsIterable }) => [...groupsIterable]);
  const components = groups.flatMap(({ name }) => sharedChunk.exec(name ?? '')?.[1] ?? []);
  return {
    home: groups.some(({ name }) => name === 'home'),
    start: components.some((name) => startComponents.includes(name)),
    fields: components.some((name) => fieldComponents.includes(name)),
    plans: components.some((name) => planComponents.includes(name)),
    questions: components.some((name) => questionComponents.includes(name)),
    lists: components.some((name) => listComponents.includes(name)),
    look: components.some((name) => preferenceComponents.includes(name)),
    charts: components.length > 0 && components.every((name) => chartComponents.includes(name)),
    later: components.length > 0,
  };
}

/**
 * Returns a cache group with the modules of the design system for which `test` is true.
 * @param {string} name
 * @param {number} priority
 * @param {(needed: ReturnType<typeof neededBy>) => boolean} test
 * @returns {Group}
 */
function designSystemFile(name, priority, test) {
  const picks = (/** @type {Module} */ module, /** @type {Graphs} */ graphs) =>
    designSystem.test(module.nameForCondition() ?? '') && test(neededBy(module, graphs));
  return { name, test: picks, chunks: 'async', enforce: true, priority };
}

/**
 * Groups the shell's lazy modules into few files, which pages load in parallel with their own code. Modules of the home page
 * have their own files, so that the home page loads no others, and a game can load them without the home page.
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
  drawings: designSystemFile('drawings', 7, ({ home, start }) => home && start),
  sheets: designSystemFile('sheets', 7, ({ home, fields, start }) => home && fields && !start),
  scene: designSystemFile('scene', 6, ({ home, later }) => home && later),
  basics: designSystemFile('basics', 5, ({ start, fields }) => start && fields),
  kit: designSystemFile('kit', 4, ({ start }) => start),
  fields: designSystemFile('fields', 4, ({ fields }) => fields),
  motifs: designSystemFile('motifs', 8, ({ plans, start, home }) => plans && start && home),
  pictures: designSystemFile('pictures', 8, ({ plans, start, home }) => plans && start && !home),
  plans: designSystemFile('plans', 4, ({ plans, start, fields }) => plans && !start && !fields),
  questions: designSystemFile('questions', 3, ({ questions, lists }) => questions && !lists),
  lists: designSystemFile('lists', 3, ({ lists }) => lists),
  look: designSystemFile('look', 2, ({ look }) => look),
  charts: designSystemFile('charts', 2, ({ charts }) => charts),
  later: designSystemFile('later', 1, ({ later }) => later),
};
