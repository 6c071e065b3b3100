// @ts-check
const designSystem =
  /[\\/]design-system[\\/]src[\\/]|@react-(aria|stately|types)|react-(aria|stately)|@internationalized/;
/** Chunk names of shared components, from shell/src/federation/sharedModules.ts. */
const sharedChunk = /^share-[a-z]+-(\w+)-\1-tsx$/;

/** Chunk names of the home page: its first screen, and the sections that load when someone uses the page. */
const homeChunk = /^home(?:-|$)/;

/** Components of the game's start screen: what `mf-game/src/pages/GamePage.tsx` imports without a lazy part in between. */
const startComponents = [
  'Board',
  'ClosedSelect',
  'Coin',
  'Counter',
  'Customer',
  'Dish',
  'Icon',
  'IconButton',
  'Picture',
  'RadioGroup',
  'Rail',
  'Storefront',
  'Ticket',
];

/** Drawings of the start screen that public pages have, too. Its controls are heavier and stay apart. */
const shopComponents = ['Board', 'Coin', 'Storefront'];

/** Components of a restaurant at work. They load when the start screen is idle, or with the first press on Start. */
const playComponents = [
  'AnswerField',
  'Balance',
  'BistroItem',
  'CheckedFloor',
  'Confetti',
  'Diner',
  'KitchenPass',
  'Lamp',
  'NightStreet',
  'NumberPad',
  'Pips',
];

/** Components of the sign-in page that a restaurant at work has, too. */
const entranceComponents = ['Door'];

/** Components that open above the page. react-aria's dialog imports its menu, so they are heavy. */
const overlayComponents = ['AlertDialog', 'Dialog', 'Popover', 'StageDialog', 'Tooltip'];

/** Tabs, which public pages have, too. They share code of react-aria with overlays and lists, but don't need the rest of those. */
const tabComponents = ['Tabs'];

/** Components of forms. Some are on public pages, so nothing else is in their chunk. */
const fieldComponents = ['Card', 'EmailField', 'Form', 'Icon', 'LiveRegion', 'PasswordField', 'TextField'];

/** Components of the pricing page, which is public, so nothing else is in their chunk. */
const planComponents = ['Grid', 'PlanCard'];

/** Small components of public pages, which would otherwise load all that dashboards need. */
const readingComponents = ['Crew', 'Note', 'Stack'];

/** Tables and figures, which public pages have, too. */
const tableComponents = ['StatCard', 'Table'];

/** Components of the FAQ, loaded when a visitor scrolls near it. */
const questionComponents = ['Disclosure'];

/** Components with a list of options. They are by far the heaviest, and nothing shows before the first press. */
const listComponents = ['Menu', 'Select'];

/** Components of the preferences dialog, except lists. */
const preferenceComponents = ['PreferenceFields', 'Slider'];

/** Components used by dashboards only. */
const chartComponents = ['BarChart', 'DotPlot', 'LineChart', 'Sparkline'];

/** The till drawer, whose drag and drop nothing else needs. */
const drawerComponents = ['MoneyDrawer'];

/** @typedef {import('@rspack/core').OptimizationSplitChunksCacheGroup} Group */
/** @typedef {import('@rspack/core').Module} Module */
/** @typedef {Parameters<Extract<Group['test'], Function>>[1]} Graphs */

/**
 * Returns what needs a module. `hero`: the first screen of the home page. `charts` and `drawer`: nothing else needs it. `shared`: any shared
 * component needs it.
 * @param {Module} module
 * @param {Graphs} graphs
 */
function neededBy(module, { chunkGraph }) {
  const groups = [...chunkGraph.getModuleChunks(module)].flatMap(({ groupsIterable }) => [...groupsIterable]);
  const components = groups.flatMap(({ name }) => sharedChunk.exec(name ?? '')?.[1] ?? []);
  return {
    hero: groups.some(({ name }) => name === 'home'),
    home: groups.some(({ name }) => homeChunk.test(name ?? '')),
    start: components.some((name) => startComponents.includes(name)),
    shop: components.some((name) => shopComponents.includes(name)),
    play: components.some((name) => playComponents.includes(name)),
    entrance: components.some((name) => entranceComponents.includes(name)),
    overlays: components.some((name) => overlayComponents.includes(name)),
    tabs: components.some((name) => tabComponents.includes(name)),
    fields: components.some((name) => fieldComponents.includes(name)),
    plans: components.some((name) => planComponents.includes(name)),
    reading: components.some((name) => readingComponents.includes(name)),
    tables: components.some((name) => tableComponents.includes(name)),
    questions: components.some((name) => questionComponents.includes(name)),
    lists: components.some((name) => listComponents.includes(name)),
    preferences: components.some((name) => preferenceComponents.includes(name)),
    charts: components.length > 0 && components.every((name) => chartComponents.includes(name)),
    drawer: components.length > 0 && components.every((name) => drawerComponents.includes(name)),
    shared: components.length > 0,
  };
}

/**
 * Returns a chunk with the design system's modules that match the test.
 * @param {string} name
 * @param {number} priority
 * @param {(needed: ReturnType<typeof neededBy>) => boolean} test
 * @returns {Group}
 */
function designSystemChunk(name, priority, test) {
  const matches = (/** @type {Module} */ module, /** @type {Graphs} */ graphs) =>
    designSystem.test(module.nameForCondition() ?? '') && test(neededBy(module, graphs));
  return { name, test: matches, chunks: 'async', enforce: true, priority };
}

/**
 * Groups the shell's lazy modules into a few chunks, which a page loads in parallel with its own code. What the home page draws is in
 * separate chunks, so that it loads there without the rest and in the game without the home page.
 * @type {Record<string, Group>}
 */
export const shellChunks = {
  federation: { name: 'federation', test: /@module-federation/, chunks: 'async', enforce: true },
  query: {
    name: 'query',
    // Not `useIsInBrowser`, which needs neither the API nor the query client: public pages use it.
    test: /@tanstack[\\/](react-query|query-core)|[\\/]client[\\/]src[\\/](?!useIsInBrowser)/,
    chunks: 'async',
    enforce: true,
  },
  drawings: designSystemChunk('drawings', 7, ({ home, start }) => home && start),
  hero: designSystemChunk('hero', 9, ({ hero, start, plans }) => hero && !start && !plans),
  sheets: designSystemChunk('sheets', 7, ({ home, fields, start }) => home && fields && !start),
  menu: designSystemChunk('menu', 8, ({ plans, home, start }) => plans && home && !start),
  scene: designSystemChunk('scene', 6, ({ home, shared }) => home && shared),
  basics: designSystemChunk('basics', 5, ({ start, fields }) => start && fields),
  shop: designSystemChunk('shop', 5, ({ shop, fields }) => shop && !fields),
  start: designSystemChunk('start', 4, ({ start }) => start),
  fields: designSystemChunk('fields', 4, ({ fields }) => fields),
  entrance: designSystemChunk('entrance', 4, ({ entrance, start, fields }) => entrance && !start && !fields),
  tabs: designSystemChunk('tabs', 4, ({ tabs, start, fields }) => tabs && !start && !fields),
  overlays: designSystemChunk('overlays', 3, ({ overlays }) => overlays),
  play: designSystemChunk('play', 3, ({ play, overlays }) => play && !overlays),
  motifs: designSystemChunk('motifs', 8, ({ plans, start, home }) => plans && start && home),
  pictures: designSystemChunk('pictures', 8, ({ plans, start, home }) => plans && start && !home),
  plans: designSystemChunk('plans', 4, ({ plans, start, fields }) => plans && !start && !fields),
  questions: designSystemChunk('questions', 3, ({ questions, lists }) => questions && !lists),
  lists: designSystemChunk('lists', 3, ({ lists, overlays }) => lists && !overlays),
  preferenceFields: designSystemChunk('preferenceFields', 2, ({ preferences }) => preferences),
  reading: designSystemChunk('reading', 2, ({ reading }) => reading),
  tables: designSystemChunk('tables', 2, ({ tables, reading }) => tables && !reading),
  charts: designSystemChunk('charts', 2, ({ charts }) => charts),
  drawer: designSystemChunk('drawer', 2, ({ drawer }) => drawer),
  shared: designSystemChunk('shared', 1, ({ shared }) => shared),
};
