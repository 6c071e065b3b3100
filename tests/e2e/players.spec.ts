import { expect } from '@playwright/test';
import { test } from '../support/ownServer.ts';
import { open, signIn } from '../support/visitor.ts';

const email = 'family@demo.example';

test('a grown-up hands over the device, a child changes the player, and the PIN takes it back', async ({
  page,
  context,
  server,
}) => {
  await signIn(context, server.url, email);
  await open(page, '/family');
  await page.getByRole('button', { name: 'Hand over this device' }).click();
  await page.getByRole('button', { name: 'Hand over to Mo' }).click();
  await page.waitForURL('**/game');
  await expect(page.getByRole('link', { name: 'Mo: who’s playing?' })).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'This page is for grown-ups' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Out' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Mo: who’s playing?' }).click();

  await page.getByRole('button', { name: 'Captain Pickle' }).click();
  const pad = page.getByRole('dialog', { name: 'Captain Pickle, press your three dishes' });
  for (const dish of ['Soup', 'Soup', 'Soup']) await pad.getByRole('button', { name: dish }).click();
  await expect(pad.getByText('These aren’t the right dishes. Try again.').first()).toBeVisible();
  for (const dish of ['Pizza', 'Soup', 'Pizza']) await pad.getByRole('button', { name: dish }).click();
  await page.waitForURL('**/game');

  await page.getByRole('link', { name: 'Captain Pickle: who’s playing?' }).click();
  await page.getByRole('button', { name: 'Back to the grown-up' }).click();
  const proof = page.getByLabel('PIN or password');
  await proof.fill('1357');
  await proof.press('Enter');
  await expect(page.getByText('This PIN is incorrect. Try again, or use your password.').first()).toBeVisible();
  await proof.fill('2468');
  await proof.press('Enter');

  await page.waitForURL('**/family');
  await expect(page.getByRole('heading', { name: 'Your family' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand over this device' })).toBeVisible();
});
