// @ts-check
import './node-version.mjs';
import { readdirSync } from 'node:fs';
import { browser } from './browser.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { runStep, summarize, vitestStep } from './steps.mjs';

/** Projects in config/vitest.themes.config.ts that run all stories. */
const themes = ['dark', 'high contrast', 'forced colors', 'narrow', 'narrow large text'];

/** Projects that run the stories of pages: conditions of the toolbar in Storybook in which plays work. */
const conditions = ['more contrast', 'text spacing', 'no sound', 'child', 'adult'];

/** Returns the files with these stories. Vitest's filters ignore case, so that `View.stories` would also find `SharePreview.stories`. */
function pageFiles() {
  const folders = ['mf-game/src', 'mf-account/src', 'mf-admin/src', 'shell/src'];
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(Page|View|PlayScreen)\.stories\.tsx$/.test(file));
}

/**
 * Projects that render stories without their plays: all of them right to left, and those of pages in the other conditions. No motion is
 * what all tests have.
 */
const rendered = [
  'right to left',
  'narrow right to left',
  'pseudo-locale',
  'low vision',
  'protanopia',
  'deuteranopia',
  'tritanopia',
  'keyboard only',
  'switch control',
  'transcript',
  'zoom',
];

/**
 * Each renders all stories in one theme with text of 100 % and of 150 %, without their plays, for axe.
 * @type {readonly import('../design-system/src/tokens/tokens.ts').ThemeName[]}
 */
const axeThemes = ['default', 'dark', 'high-contrast', 'protanopia', 'deuteranopia', 'tritanopia'];
const axe = axeThemes.map((theme) => `axe ${theme}`);

/** Returns the projects of a name. @param {string} name */
function namesOf(name) {
  return name === 'axe' ? axe : [name];
}

// `npm run test:themes [-- dark narrow axe]`: runs all stories in other themes, window sizes and text directions, those of pages in
// other conditions, and axe on all stories in each theme. One step after the other: all at once, stories time out on two cores.
process.chdir(root);
try {
  const all = [...themes, ...conditions, ...rendered, ...axe];
  const names = process.argv.slice(2).flatMap(namesOf);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Error(`Unknown project '${unknown}'. Choose from: ${all.join(', ')}.`);
  await install();
  process.env['CHROMIUM_PATH'] = await browser();
  const results = [];
  for (const name of names.length > 0 ? names : all) {
    const files = conditions.includes(name) ? pageFiles() : [];
    const projects = axe.includes(name) ? [`${name} 100`, `${name} 150`] : [name];
    results.push(
      await runStep(vitestStep(name, projects, { args: ['--config=config/vitest.themes.config.ts', ...files] })),
    );
  }
  summarize(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
