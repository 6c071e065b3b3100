import { visits } from '../../support/addresses.ts';
import { expect, test as base } from '../../support/test.ts';
import { startPseudoLocaleSite } from '../../support/pseudoLocaleSite.ts';
import { open } from '../../support/visitor.ts';

const test = base.extend<object, { pseudoLocaleUrl: string }>({
  pseudoLocaleUrl: [
    async ({}, use) => {
      const server = await startPseudoLocaleSite();
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pseudoLocaleUrl }, use) => {
    await use(pseudoLocaleUrl);
  },
});

/**
 * Returns every visible or announced text with letters outside the pseudo-locale's brackets. Exceptions: storage keys in
 * `<code>`, names marked `translate="no"`, and dates and the "and" of lists, which the browser formats without a pseudo-locale.
 */
const plainTexts = () => {
  const names = [
    'aria-label',
    'alt',
    'title',
    'placeholder',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
  ];
  const found: string[] = [];
  function check(text: string | null, where: Element) {
    // Messages can be nested, so the innermost brackets are removed first.
    let rest = text ?? '';
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replaceAll(/\[[^[\]]*\]/g, '')];
    if (/\p{L}/u.test(rest) && !/^\p{Lu}\p{Ll}+ \d{1,2}, \d{4}$|^, and$/u.test(rest.trim()))
      found.push(`<${where.localName}> ${rest.trim()}`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, noscript, style, code, [hidden], [translate="no"]')) continue;
    for (const name of names) check(element.getAttribute(name), element);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.textContent, element);
  }
  return found;
};

// Pages with personal words and names require sign-in, and redirect visitors.
for (const { path } of visits.filter(({ account }) => account === undefined)) {
  test(`in the pseudo-locale, all texts of ${path} are in brackets and nothing scrolls sideways`, async ({ page }) => {
    await open(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(plainTexts), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
