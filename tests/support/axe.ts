import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { themes } from './addresses.ts';
import { changeTheme } from './visitor.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours and nothing else. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Asked for nothing but what is wrong, and in the page itself: no page has a frame of another origin. */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What axe finds on the screen as it is now. */
export async function findingsNow(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOf(page).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What axe finds on the screen: of all rules in the default theme, then of those about colour in each other one. */
export async function findings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await changeTheme(page, theme);
    const axe = axeOf(page);
    const { violations } = await (theme === 'default' ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
    for (const { id, nodes } of violations) found.push(`${theme}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }
  await changeTheme(page, 'default');
  return found;
}
