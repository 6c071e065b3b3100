import type { Page } from '@playwright/test';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { pageAt } from '../../../shell/src/pages/pages.ts';
import { visits } from '../../support/addresses.ts';
import { findingsNow } from '../../support/axe.ts';
import { cutTexts, widenSpacing } from '../../support/textSpacing.ts';
import { expect, test } from '../../support/test.ts';
import { open, signIn } from '../../support/visitor.ts';

const rules: RuleConfig = {
  // A list may have a name, such as the topics of an article.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Tables have explicit roles because browsers drop the implicit ones when a table is displayed as cards.
  'no-redundant-role': 'off',
};
const presets = ['html-validate:standard', 'html-validate:a11y'];
const validator = new HtmlValidate({ extends: presets, rules });
/** For a page with a notice, one of which is always hidden. */
const validatorOfBoth = new HtmlValidate({
  extends: presets,
  rules: { ...rules, 'no-multiple-main': 'off', 'unique-landmark': 'off' },
});

async function markupErrors(html: string, withScript: string, hasBoth: boolean): Promise<string[]> {
  const reports = await Promise.all(
    hasBoth
      ? [validator.validateString(withScript), validatorOfBoth.validateString(html)]
      : [validator.validateString(html)],
  );
  return reports.flatMap(({ results }) =>
    results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
    ),
  );
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** Returns what crawlers and share previews read in the served HTML. */
function headIn(html: string) {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: find(/<title>([^<]+)<\/title>/),
    description: find(/<meta name="description" content="([^"]+)"/),
    robots: find(/<meta name="robots" content="([^"]+)"/),
    canonical: find(/<link rel="canonical" href="([^"]+)"/),
    socialTitle: find(/<meta property="og:title" content="([^"]+)"/),
    socialAddress: find(/<meta property="og:url" content="([^"]+)"/),
    data: JSON.parse(find(/<script type="application\/ld\+json">(.+?)<\/script>/s) ?? 'null'),
  };
}

/** Checks the HTML that the server sends to a signed-out visitor, which shows before any script has run. */
async function checkServed(html: string, path: string, origin: string): Promise<void> {
  const page = pageAt(path);
  const isNotFound = page === undefined;
  const { title = '', ...head } = headIn(html);
  expect(title).toContain('Countertop');
  expect(head.description?.length).toBeGreaterThan(20);
  if (isNotFound) expect(head).toMatchObject({ robots: 'noindex', canonical: undefined, data: null });
  else {
    const url = `${origin}${path}`;
    expect(head).toMatchObject({ canonical: url, socialAddress: url, socialTitle: title });
    const { description } = head;
    expect(head.data).toMatchObject({ '@context': 'https://schema.org', url, name: expect.any(String), description });
  }
  expect(html).toContain('<html lang="en-US"');
  expect(html).not.toMatch(/__[A-Z_]+__/);

  // Client-rendered pages, and pages that need JavaScript, say so.
  const withScript = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const isDrawn = isNotFound || page.isPublic === true;
  expect(count(withScript, /<h1\b/g)).toBe(isDrawn ? 1 : 0);
  expect(count(withScript, /<main\b/g)).toBe(isDrawn ? 1 : 0);
  const hasNotice = !isDrawn || page?.needsScript === true;
  expect(count(html, /<h1\b[^>]*>This page needs JavaScript<\/h1>/g)).toBe(hasNotice ? 1 : 0);
  expect(await markupErrors(html, withScript, isDrawn && hasNotice), path).toEqual([]);
}

const height = 800;
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height });

/** Position of logo and navigation for each visitor and width, on the first page that the worker opens. */
const headerPlaces = new Map<string, string>();

/** Checks that logo and navigation are where they are on other pages, and that the page's content begins at most 200 px below. */
async function checkHeader(page: Page, visitor = 'a signed-out visitor'): Promise<void> {
  for (const width of [1920, 1280, 768, 390]) {
    await setWidth(page, width);
    const { places, headHeight } = await page.evaluate(() => {
      const [header, head] = ['header', 'main > [data-part="head"]'].map((name) => document.querySelector(name));
      const parts = [...(header?.querySelectorAll('svg, nav a') ?? [])].slice(0, 4);
      return {
        places: parts.map((part) => Math.round(part.getBoundingClientRect().left * 10)).join(' '),
        // A page with a hero has no page head.
        headHeight:
          header && head ? head.getBoundingClientRect().bottom - header.getBoundingClientRect().bottom : undefined,
      };
    });
    const where = `header of ${visitor} at ${width} px`;
    expect(places, where).toBe(headerPlaces.get(where) ?? places);
    headerPlaces.set(where, places);
    expect(headHeight ?? 0, `head at ${width} px`).toBeLessThanOrEqual(200);
  }
}

/** Checks that nothing scrolls sideways at 320 px and no text is cut off, with large text and with wide spacing. */
async function checkReflow(page: Page): Promise<void> {
  await setWidth(page, 320);
  const scrollWidth = (textSize: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset['textSize'] = chosen;
      return document.documentElement.scrollWidth;
    }, textSize);
  // Some parts measure themselves after a change.
  const expectToFit = (textSize: string, where: string) => expect.poll(() => scrollWidth(textSize), where).toBe(320);
  await expectToFit('150', 'at 150 % text');
  await expectToFit('100', 'at 100 % text');
  await page.evaluate(widenSpacing);
  await expectToFit('100', 'with wide spacing');
  expect(await page.evaluate(cutTexts), 'cut off with wide spacing').toEqual([]);
}

test('every page is complete as HTML', async ({ request, site }) => {
  for (const { path } of visits) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(pageAt(path) ? 200 : 404);
    expect(response.headers()['content-type']).toContain('text/html');
    await checkServed(await response.text(), path, site.url);
  }
});

/** Pages with a special layout. The stories of the others are checked as well. */
const mainPages = new Set(['/', '/pricing', '/game', '/teacher-dashboard', '/dashboard', '/family']);

for (const { path, account } of visits) {
  // wcag22-1.1.1 wcag22-1.3.1 wcag22-1.3.4 wcag22-1.4.3 wcag22-1.4.4 wcag22-1.4.10 wcag22-1.4.12 wcag22-2.4.2 wcag22-2.4.4 wcag22-2.4.6 wcag22-2.5.3 wcag22-3.1.1 wcag22-3.2.3 wcag22-4.1.2 (site, game)
  test(
    `${path} is accessible and fits every window`,
    { tag: mainPages.has(path) ? [] : '@nightly' },
    async ({ page, site }) => {
      if (account !== undefined) await signIn(page.context(), site.url, account);
      const response = await open(page, path);
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveTitle(headIn(await response.text()).title ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await findingsNow(page)).toEqual([]);
      // Some pages have their own header.
      if ((await page.getByRole('navigation', { name: 'Main' }).count()) > 0) await checkHeader(page, account);
      await checkReflow(page);
    },
  );
}

test('the first Tab skips to the page, and each link of the header and the footer leads to its page, with its metadata and the focus on its title', async ({
  page,
  request,
  baseURL,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await open(page, '/nowhere');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, h1:focus')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(title).toBeFocused();
  const links = page.locator('header a:visible, footer a');
  const targets = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  expect(targets.size).toBeGreaterThan(12);

  // The open page comes last.
  for (const target of [...targets].toSorted((one, other) => Number(one === '/') - Number(other === '/'))) {
    const from = new URL(page.url()).pathname;
    const { pathname, hash } = new URL(target === '/api/login' ? '/sign-in' : target, page.url());
    const served = headIn(await (await request.get(pathname)).text());
    await links
      .and(page.locator(`[href="${target}"]`))
      .first()
      .click();

    await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash);
    await expect(page).toHaveTitle(served.title ?? '');
    const isSameDocument = pageAt(from)?.policy === pageAt(target)?.policy && !target.startsWith('/api/');
    if (isSameDocument) await expect(hash === '' ? title : page.locator(hash)).toBeFocused();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${pathname}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', served.description ?? '');
    const data = page.locator('script[type="application/ld+json"]');
    await expect.poll(async () => JSON.parse((await data.textContent()) ?? 'null')).toEqual(served.data);
    if (pageAt(pathname)?.layout === 'none') await page.goBack();
  }
});

test('dialogs may add a style to the page on an iPhone', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1',
    });
  });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Preferences' }).first().click();
  await page.getByRole('dialog').waitFor();

  // The content security policy allows it: `watched` saw no violation, and the browser parsed the rules.
  const rulesOfDialog = await page.evaluate(() => {
    const style = [...document.querySelectorAll('style')].find((one) =>
      one.textContent.includes('overscroll-behavior'),
    );
    return style?.sheet?.cssRules.length;
  });
  expect(rulesOfDialog).toBe(1);
});
