import type { Page } from '@playwright/test';
import { test } from '../support/faultyProxy.ts';
import { expect } from '../support/test.ts';
import { open } from '../support/visitor.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('one press of Try again is enough for a remote, its page and shared files', async ({ page, faultyProxy }) => {
  await open(page, '/');
  faultyProxy.breakFile(/^\/(js|remotes)\//, 'drops');

  await page.getByRole('link', { name: 'Teachers', exact: true }).first().click();
  await expect(title(page)).toHaveText('This page didn’t load');
  faultyProxy.repair();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(title(page)).toHaveText('Teacher Dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('offline, the page reports it, and back online it opens by itself', async ({ page, context }) => {
  await open(page, '/');
  await context.setOffline(true);
  const notice = page.getByText('What’s already open keeps working.');
  await expect(notice.first()).toBeVisible();

  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(failure).toContainText('as soon as you’re back online');
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('You’re offline');
  await context.setOffline(false);

  await expect(title(page)).toHaveText('About Countertop');
});

test('a dialog that failed to load opens by itself once the browser is back online', async ({ page, context }) => {
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
