import type { Page } from '@playwright/test';
import { test, type FaultyProxy } from '../../support/faultyProxy.ts';
import { expect } from '../../support/test.ts';
import { open, ready, signIn } from '../../support/visitor.ts';

const everyScript = /^\/(js|remotes)\//;

interface Navigation {
  readonly from: string;
  readonly link: string;
  readonly heading: string | RegExp;
  readonly isSignedIn?: true;
}

const [shellPage, remotePage] = ['a page of the shell', 'a remote, its page and shared files'];

/** Navigations by what they load. */
const navigations: Readonly<Record<string, Navigation>> = {
  [shellPage]: { from: '/', link: 'About', heading: 'About Countertop' },
  [remotePage]: { from: '/', link: 'Teachers', heading: 'Teacher Dashboard' },
  'another page of a loaded remote': {
    from: '/dashboard',
    link: 'My Badges',
    heading: 'Profile',
    isSignedIn: true,
  },
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function arrive(page: Page, faultyProxy: FaultyProxy, { from, isSignedIn }: Navigation): Promise<void> {
  if (isSignedIn) await signIn(page.context(), faultyProxy.url);
  await open(page, from);
}

for (const [what, navigation] of Object.entries(navigations)) {
  test(`one press of Try again is enough for ${what}`, async ({ page, faultyProxy }) => {
    await arrive(page, faultyProxy, navigation);
    faultyProxy.breakFile(everyScript, 'drops');

    await page.getByRole('link', { name: navigation.link, exact: true }).first().click();
    await expect(title(page)).toHaveText('This page didn’t load');
    faultyProxy.repair();
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(title(page)).toHaveText(navigation.heading);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test(`offline, the page reports it, and back online it opens automatically: ${what}`, async ({
    page,
    context,
    faultyProxy,
  }) => {
    await arrive(page, faultyProxy, navigation);
    await context.setOffline(true);
    const notice = page.getByText('What’s already open keeps working.');
    await expect(notice.first()).toBeVisible();

    await page.getByRole('link', { name: navigation.link, exact: true }).first().click();
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
    await expect(failure).toContainText('as soon as you’re back online');
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title(page)).toHaveText('You’re offline');
    await context.setOffline(false);

    await expect(title(page)).toHaveText(navigation.heading);
  });
}

test("a part that fails to load doesn't break the page, and loads at the next press", async ({ page, faultyProxy }) => {
  faultyProxy.breakFile(/^\/remotes\/mf-account\/js\/questions\./, 'drops');
  await open(page, '/pricing');
  await page.getByRole('radio', { name: /Monthly/ }).press('ArrowRight');
  await ready(page);
  await expect(title(page)).not.toHaveText('A plate fell');

  faultyProxy.repair();
  const question = page.getByRole('button', { name: 'What is free?' });
  await question.click();

  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a dialog that failed to load opens automatically once the browser is back online', async ({ page, context }) => {
  await open(page, '/about');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('alert')).toContainText('This didn’t load');

  await context.setOffline(false);

  await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
});

test('a dialog of a remote opens at the first Try again', async ({ page, faultyProxy }) => {
  faultyProxy.breakFile(/^\/remotes\/mf-game\/js\/menu\./, 'drops');
  await open(page, '/game');
  await page.getByRole('button', { name: 'How to Play' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toBeVisible();

  faultyProxy.repair();
  await failure.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('dialog', { name: 'How to Play' })).toBeVisible();
});
