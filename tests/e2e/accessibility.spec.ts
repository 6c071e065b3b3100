import { pagePaths } from '@countertop/contract/pages';
import { privatePages } from '../support/addresses.ts';
import { findings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { open, prefer, signIn } from '../support/visitor.ts';

for (const address of [...pagePaths, '/nowhere']) {
  // wcag22-1.1.1 wcag22-1.3.1 wcag22-1.3.4 wcag22-1.4.3 wcag22-2.4.4 wcag22-2.5.3 wcag22-3.1.1 wcag22-4.1.2 (site)
  test(`axe finds nothing on ${address} in any theme`, async ({ page, context, site }) => {
    await prefer(context, site.url, 'default');
    if (privatePages.includes(address)) await signIn(context, site.url);
    await open(page, address);

    expect(await findings(page)).toEqual([]);
  });
}

/** Widens text spacing as in WCAG 2.2, 1.4.12. */
const widenSpacing = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Returns the texts of which a part is outside of an ancestor that clips. Pictures may be cropped. */
const cutTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const own = text.parentElement;
    if (!own?.checkVisibility() || own.closest('svg, [aria-hidden="true"], [role="img"]') || !text.textContent?.trim())
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right, bottom } = range.getBoundingClientRect();
    for (let box: HTMLElement | null = own; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // Texts for screen readers only are in a box of one pixel.
      if (edges.width <= 2) break;
      const isCut =
        (overflowX === 'hidden' && right > edges.right + 1) || (overflowY === 'hidden' && bottom > edges.bottom + 1);
      if (isCut) cut.push(text.textContent);
    }
  }
  return cut;
};

// wcag22-1.4.4 wcag22-1.4.10 wcag22-1.4.12 (site)
test('every page fits 320 px at 100 and 150 % text, and cuts no text with wide spacing', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await prefer(context, site.url, 'default', 150);
  await signIn(context, site.url);
  await page.setViewportSize({ width: 320, height: 640 });
  const problems: string[] = [];
  for (const address of pagePaths) {
    await open(page, address);
    for (const textSize of ['150', '100']) {
      const width = await page.evaluate((chosen) => {
        document.documentElement.dataset['textSize'] = chosen;
        return document.documentElement.scrollWidth;
      }, textSize);
      if (width > 320) problems.push(`${address} is ${width} wide at ${textSize} % text`);
    }
    await page.evaluate(widenSpacing);
    const cut = await page.evaluate(cutTexts);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (cut.length > 0) problems.push(`${address} cuts with wide spacing: ${cut.join(' | ')}`);
    if (width > 320) problems.push(`${address} is ${width} wide with wide spacing`);
  }
  expect(problems).toEqual([]);
});
