import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { open } from '../../support/visitor.ts';

/** Titles of the articles by the fragment of their address. */
const articles = {
  'math-play-for-every-child': 'Math play for every hand, eye and ear',
  'time-to-think': 'Time to think: math without the clock',
  'a-reason-not-a-cross': 'A wrong answer deserves a reason, not a cross',
  'money-at-the-kitchen-table': 'Money at the kitchen table',
} as const;

const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
/** The whole article, not its card in the list. */
const articleOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').getByRole('link', { name: title, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('an article of the blog', () => {
  for (const [id, title] of Object.entries(articles)) {
    test(`${id} opens from its address, and the list does not`, async ({ page }) => {
      await open(page, `/blog#${id}`);

      await expect(articleOf(page, title).getByText('Source:').first()).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Countertop`);
      for (const other of Object.values(articles)) await expect(cardOf(page, other)).toHaveCount(0);
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  }

  for (const [way, leave] of Object.entries({
    'the breadcrumb': (page: Page) => page.getByRole('link', { name: 'The Countertop blog' }).click(),
    'Back to all articles': (page: Page) => page.getByRole('link', { name: 'Back to all articles' }).click(),
    "the browser's back": (page: Page) => page.goBack(),
  })) {
    // wcag22-2.4.3 (site)
    test(`gets the focus when it opens, and ${way} returns to its card at the same scroll position`, async ({
      page,
    }) => {
      const title = articles['money-at-the-kitchen-table'];
      await open(page, '/blog');
      const card = cardOf(page, title);
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(100);

      await card.click();
      await expect(titleOf(page, title)).toBeFocused();
      await expect(titleOf(page, title)).toBeInViewport();
      await leave(page);

      await expect(page).toHaveURL('/blog');
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport();
      await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(2);
      await expect(page).toHaveTitle('Blog for parents and teachers | Countertop');
      if (way !== "the browser's back") return;

      await page.goForward();
      await expect(titleOf(page, title)).toBeInViewport();
    });
  }

  test("that doesn't exist is reported as missing, above the existing ones", async ({ page }) => {
    await open(page, '/blog#no-such-article');

    await expect(page.getByRole('status').filter({ hasText: 'that article is not here' })).toBeVisible();
    for (const title of Object.values(articles)) await expect(cardOf(page, title)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be opened from its card, read in full, and left again', async ({ page }) => {
      for (const [id, title] of Object.entries(articles)) {
        await open(page, '/blog', { until: 'html' });
        await cardOf(page, title).click();

        await expect(page).toHaveURL(`/blog#${id}`);
        const article = articleOf(page, title);
        await expect(article.getByText('Source:').first()).toBeVisible();
        expect((await article.innerText()).length).toBeGreaterThan(1500);
        await expect(page.getByRole('article')).toHaveCount(1);
        await article.getByRole('link', { name: 'Back to all articles' }).click();
        await expect(cardOf(page, title)).toBeVisible();
      }
    });
  });
});

test('the buttons of About lead to the games, the pricing page and the contact section', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'See the games' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Run the bistro. Do the math.' })).toBeFocused();

  await open(page, '/about');
  await page.getByRole('link', { name: 'Plans and prices' }).click();
  await expect(page).toHaveURL('/pricing');
  // A separate document starts at the top.
  await expect(page.getByRole('heading', { level: 1, name: 'Pick from the menu' })).toBeVisible();

  await open(page, '/about');
  await page.getByRole('link', { name: 'Tell us what to do better' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toBeFocused();
});

test("each entry in the privacy policy's contents moves the focus to its section", async ({ page }) => {
  await open(page, '/privacy');
  const lines = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(lines).toHaveCount(6);

  for (const line of await lines.all()) {
    const name = await line.innerText();
    await line.press('Enter');
    const part = page.getByRole('region', { name, exact: true });
    await expect(part).toBeFocused();
    await expect(part.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Children' })).toBeFocused();
});
