// @ts-check
import { readdirSync } from 'node:fs';
import { vitestStep } from '../steps.mjs';

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
 * @type {readonly import('../../design-system/src/tokens/tokens.ts').ThemeName[]}
 */
const axeThemes = ['default', 'dark', 'high-contrast', 'protanopia', 'deuteranopia', 'tritanopia'];
const axe = axeThemes.map((theme) => `axe ${theme}`);

/** Returns the projects of a name. @param {string} name */
function namesOf(name) {
  return name === 'axe' ? axe : [name];
}

/**
 * Returns the steps that run all stories in other themes, window sizes and text directions, those of pages in other conditions, and axe
 * on all stories in each theme. Throws if a name is unknown.
 * @param {readonly string[]} names `axe` stands for all projects that begin with it; all steps without names
 */
export function themeSteps(names) {
  const all = [...themes, ...conditions, ...rendered, ...axe];
  const chosen = names.flatMap(namesOf);
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown) throw new Error(`Unknown project '${unknown}'. Choose from: ${all.join(', ')}.`);
  return (chosen.length > 0 ? chosen : all).map((name) => {
    const files = conditions.includes(name) ? pageFiles() : [];
    const projects = axe.includes(name) ? [`${name} 100`, `${name} 150`] : [name];
    const step = vitestStep(name, projects, ['--config=config/vitest.themes.config.ts', ...files]);
    return { ...step, alone: () => `npm run test:all -- themes '${name}'` };
  });
}
