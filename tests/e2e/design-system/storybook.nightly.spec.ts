import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { serveStorybook } from '../../../tools/storybook.mjs';
import { findingsNow, findingsOnDocs } from '../../support/axe.ts';
import { root } from '../../support/planted.ts';
import { open } from '../../support/visitor.ts';

/** The Storybook as it is published: built and minified, by `npm run build-storybook`. */
const folder = path.join(root, 'storybook-static');
const index = path.join(folder, 'index.json');

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      expect(existsSync(index), `${index} exists: npm run build-storybook`).toBe(true);
      const { url, stop } = await serveStorybook(folder);
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ storybook }, use) => {
    await use(storybook);
  },
});

const openStorybook = (page: Page, address: string) => open(page, address, { isFirstVisit: true, until: 'html' });

const docsOf = async (page: Page, id: string) => {
  await openStorybook(page, `/iframe.html?viewMode=docs&id=${id}--docs`);
  // Props of react-aria are in a part that opens.
  return page.locator('table');
};

for (const [id, props] of [
  ['controls-button', ['variant', 'tone', 'isPending', 'isDisabled']],
  ['fields-select', ['label', 'options', 'isDisabled', 'isRequired']],
  ['fields-numberpad', ['onHint', 'isDisabled']],
  ['feedback-toast', ['message', 'tone']],
] as const) {
  test(`the built page of ${id} lists its props, shows code to copy and passes axe`, async ({ page }) => {
    const tables = await docsOf(page, id);
    await expect(tables.first()).toBeAttached();

    for (const prop of props) await expect(tables.getByText(prop, { exact: true }).first()).toBeAttached();
    const code = page.locator('pre');
    await expect(code.filter({ hasText: 'import {' }).first()).toContainText("from '@countertop/design-system/");
    // With the names that components have in the source, although the build shortens them.
    const snippets = await code.allTextContents();
    expect(snippets.filter((text) => /<_|<[b-oq-z] |function \w\w?\(|meta\.story/.test(text))).toEqual([]);
    expect(await findingsNow(page)).toEqual([]);
  });
}

test('the built page of the menu imports all its parts, and its text links to other components', async ({ page }) => {
  await docsOf(page, 'overlays-menu');
  const paragraph = page.getByRole('paragraph');

  const code = page.locator('pre').filter({ hasText: 'import { Menu, MenuItem, MenuSection, MenuTrigger } from' });
  await expect(code.first()).toBeAttached();
  await expect(
    paragraph.filter({ hasText: 'To choose a value' }).getByRole('link', { name: 'Select' }),
  ).toHaveAttribute('href', './?path=/docs/fields-select--docs');
  await expect(page.getByRole('link', { name: 'Menu', exact: true })).toHaveCount(0);
});

/** Storybook's own window loads from these folders. */
const ownFolders = /\/sb-(?:manager|addons|common-assets)\//;

test('the first page loads at most 4.5 MB of our files, uncompressed', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const isInTile = response.frame().parentFrame()?.parentFrame();
    if (!isInTile && !ownFolders.test(response.url())) {
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
    }
  });
  await openStorybook(page, '/');
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: 'Button', exact: true }),
  ).toBeVisible();

  // 4.1 MB in November 2026, of which 1.3 MB is Storybook's preview and 0.6 MB the list of stories.
  const megabytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes, JSON.stringify([...sizes].toSorted(([, a], [, b]) => b - a).slice(0, 10))).toBeLessThan(4.5);
  expect(megabytes).toBeGreaterThan(2);
});

test('the welcome page shows live tiles that lead to the pages', async ({ page }) => {
  await openStorybook(page, '/?path=/docs/welcome--docs');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const button = preview.getByRole('link', { name: 'Button', exact: true });
  await button.scrollIntoViewIfNeeded();

  await expect(preview.frameLocator('iframe[title="Button"]').getByRole('button').first()).toBeAttached();
  await button.click();
  await expect(preview.locator('h1', { hasText: /^Button$/ })).toBeVisible();
});

/** Collects what takes focus in the page and its frames. */
function collectFocus() {
  const taken: string[] = window.top === window ? [] : Reflect.get(window.top ?? window, 'taken');
  Reflect.set(window, 'taken', taken);
  window.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) taken.push(target.outerHTML.slice(0, 200));
  });
}

/**
 * Whether the page and all examples on it have been rendered and played, except those in frames far below, which only load when
 * the page is scrolled.
 */
function isRendered(): boolean {
  // A frame that is still loading can have a document without an element.
  const finishedIn = (frame: Document) => (frame.querySelector('html')?.dataset['finishedStories'] ?? '').split(' ');
  const finished = finishedIn(document);
  const examples = [...document.querySelectorAll('#storybook-docs [id^="story--"][id$="-inner"]')];
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')];
  return (
    document.querySelector('#storybook-docs h1') !== null &&
    // A page can show a story twice.
    finished.length >= examples.length &&
    examples.every(({ id }) => finished.includes(id.replace(/^story--(.*?)(--primary)?-inner$/, '$1'))) &&
    frames.every(
      ({ id, contentDocument }) =>
        contentDocument === null ||
        contentDocument.location.href === 'about:blank' ||
        finishedIn(contentDocument).includes(id.replace('iframe--', '')),
    )
  );
}

/** Without a Storybook, all tests above fail. */
const { entries }: { entries: Record<string, { type: string }> } = existsSync(index)
  ? JSON.parse(readFileSync(index, 'utf8'))
  : { entries: {} };

for (const id of Object.keys(entries).filter((entry) => entries[entry]?.type === 'docs')) {
  test(`the documentation page ${id} passes axe and leaves focus alone when it opens`, async ({ page }) => {
    await page.addInitScript(collectFocus);
    await openStorybook(page, `/iframe.html?viewMode=docs&id=${id}`);
    await expect.poll(() => page.evaluate(isRendered)).toBe(true);

    const taken = await page.evaluate(() => [
      ...Reflect.get(window, 'taken'),
      ...(window.scrollY > 0 ? ['scrolled'] : []),
    ]);
    expect(taken).toEqual([]);
    // Not covered by an open dialog.
    await page.getByRole('heading', { level: 1 }).first().click({ trial: true });
    expect(await findingsOnDocs(page)).toEqual([]);
  });
}
