import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { themes } from './addresses.ts';
import { changeTheme } from './visitor.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Experimental rules, which axe leaves out by default. */
const experimental = { 'css-orientation-lock': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
/** Rules that depend on the theme, which changes only colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Compiles in half the time of `axe.source`, which isn't minified. */
const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions = { runOnly: { type: 'tag', values: tags }, rules: experimental };

/** Runs axe in the page, but not in frames or the parts that match `exclude`, and describes each violation. */
async function violationsOf(page: Page, options: RunOptions, exclude: string[] = []): Promise<readonly string[]> {
  // Evaluated by the debugger, so the page's content security policy doesn't apply. Large, so once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(minified);
  const { violations } = await page.evaluate<AxeResults, readonly [Record<string, string[]>, RunOptions]>(
    (parameters) => Reflect.get(globalThis, 'axe').run(...parameters),
    [
      // React-aria removes what it announced after some seconds.
      { include: ['html'], exclude: ['[data-live-announcer]', ...exclude] },
      { ...options, resultTypes: ['violations'], iframes: false },
    ],
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Returns the violations on the screen in its current state. */
export function findingsNow(page: Page): Promise<readonly string[]> {
  return violationsOf(page, everything);
}

/** Returns the violations on a documentation page. Colors in the examples are left out: every story is tested for them. */
export async function findingsOnDocs(page: Page): Promise<readonly string[]> {
  const rules = { ...experimental, 'color-contrast': { enabled: false } };
  return [
    ...(await violationsOf(page, { ...everything, rules })),
    ...(await violationsOf(page, { runOnly: ['color-contrast'] }, ['.docs-story', '.sb-unstyled'])),
  ];
}

/** Returns the violations on the screen: of all rules in the default theme, and of the color rules in each other theme. */
export async function findings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await changeTheme(page, theme);
    const options = theme === 'default' ? everything : { runOnly: { type: 'rule' as const, values: colorRules } };
    for (const violation of await violationsOf(page, options)) found.push(`${theme}: ${violation}`);
  }
  await changeTheme(page, 'default');
  return found;
}
