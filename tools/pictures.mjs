// @ts-check
import './node-version.mjs';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { serveFolder } from './pictures/serve-folder.mjs';
import { buildStorybook, storybookOf } from './pictures/storybookOf.mjs';
import { bin, root } from './run.mjs';
import { readPlaywright } from './reports.mjs';
import { conclude, perform } from './steps.mjs';

const cache = path.join(root, '.cache/pictures');

/**
 * What is pictured, and where its references are.
 * @typedef {object} Exhibition
 * @property {string} storybook built Storybook
 * @property {string} references folder
 * @property {string} theme
 * @property {string} width of the window
 * @property {string} filter part of the stories' ids
 */

/** @param {string} storybook @returns {string[]} */
function storiesOf(storybook) {
  /** @type {{ entries: Record<string, { id: string, type: string }> }} */
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []));
}

/** @param {string} folder */
const picturesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).flatMap((name) => (name.endsWith('.png') ? [name.slice(0, -4)] : [])) : [];

/**
 * Takes pictures of a Storybook: as references, or to compare.
 * @param {Exhibition} exhibition
 * @param {boolean} isUpdate
 */
async function photograph({ storybook, references, theme, width, filter }, isUpdate) {
  const server = await serveFolder(storybook);
  const report = path.join(cache, 'report.json');
  try {
    return await perform({
      name: isUpdate ? 'take the references' : 'compare',
      command: bin('playwright'),
      args: [
        'test',
        '--config=playwright.pictures.config.ts',
        '--reporter=line,json',
        ...(isUpdate ? ['--update-snapshots=all'] : []),
      ],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PICTURES_URL: server.url,
        PICTURES_STORYBOOK: storybook,
        PICTURES_REFERENCES: references,
        PICTURES_GLOBALS: `theme:${theme}`,
        PICTURES_WIDTH: width,
        PICTURES_FILTER: filter,
        ...(isUpdate ? { PICTURES_UPDATE: 'yes' } : {}),
      },
      report,
      read: readPlaywright,
    });
  } finally {
    server.stop();
  }
}

/**
 * Says which stories have no reference and which references have no story.
 * @param {Exhibition} exhibition
 */
function tellOthers({ storybook, references, filter }) {
  const stories = storiesOf(storybook).filter((id) => id.includes(filter));
  const pictures = picturesIn(references).filter((id) => id.includes(filter));
  const fresh = stories.filter((id) => !pictures.includes(id));
  const gone = pictures.filter((id) => !stories.includes(id));
  if (fresh.length > 0) console.log(`new, compared with nothing: ${fresh.join(', ')}`);
  if (gone.length > 0) console.log(`no longer there: ${gone.join(', ')}`);
}

// `npm run pictures [-- part-of-an-id] [--update] [--from commit] [--theme dark] [--width 360]`
process.chdir(root);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      from: { type: 'string' },
      theme: { type: 'string', default: 'default' },
      width: { type: 'string', default: '1280' },
      storybook: { type: 'string' },
      references: { type: 'string' },
    },
  });
  const { theme, width } = values;
  const filter = positionals[0] ?? '';
  await install();
  process.env['CHROMIUM_PATH'] = await browser();
  const storybook = path.resolve(values.storybook ?? path.join(cache, 'storybook'));
  if (values.storybook === undefined) await buildStorybook(root, storybook);
  const set = `${theme}-${width}`;
  const references = path.resolve(values.references ?? path.join(cache, 'here', set));
  const exhibition = { storybook, references, theme, width, filter };
  if (values.from !== undefined) {
    const before = await storybookOf(values.from, path.join(cache, 'from'));
    exhibition.references = path.join(cache, 'from', before.commit, set);
    await photograph({ ...exhibition, storybook: before.folder }, true);
  }
  if (!values.update && picturesIn(exhibition.references).length === 0) {
    throw new Error(
      'This machine has no pictures to compare with yet. Take them where everything looks right:\n' +
        '  npm run pictures -- --update\nor compare with what a commit looked like:\n  npm run pictures -- --from HEAD~1',
    );
  }
  if (!values.update) tellOthers(exhibition);
  const outcome = await photograph(exhibition, values.update);
  if (outcome.failed > 0) console.log('What differs lies in .cache/pictures/changed: expected, actual and diff.');
  conclude([outcome]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
