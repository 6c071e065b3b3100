import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../../.storybook/checks/keyboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { clearNotifications, notify } from './notifications.ts';
import { ToastRegion } from './Toast.tsx';

const toast = () => page.getByRole('group', { name: 'Saved.' });
const settings = () => page.getByRole('button', { name: 'Settings' });

beforeEach(async () => {
  clearNotifications();
  await preview
    .meta({ title: 'Toast' })
    .story({
      render: () => (
        <main>
          <h1>Math Bistro</h1>
          <Button variant="outline">Settings</Button>
          <ToastRegion />
        </main>
      ),
    })
    .run();
});

// wcag22-4.1.3 (site, game, kit)
it('is announced once, politely, and does not move focus', async () => {
  await userEvent.tab();

  const said = await listenDuring(async () => {
    notify({ message: 'Saved.', tone: 'success', timeoutMs: null });
    await expect.element(toast()).toBeVisible();
    await expect.poll(() => page.getByRole('status').element().textContent).toContain('Saved.');
  });

  expect(said.filter((phrase) => phrase.includes('Saved.'))).toEqual(['polite: Saved.']);
  await expect.element(settings()).toHaveFocus();
});

it('interrupts for failures', async () => {
  const said = await listenDuring(async () => {
    notify({ message: 'Nothing was saved.', title: 'Not saved', tone: 'danger', timeoutMs: null });
    await expect.poll(() => page.getByRole('alert').element().textContent).toContain('Not saved');
  });

  expect(said).toContain('assertive: Not saved. Nothing was saved.');
});

// wcag22-2.1.1 (kit)
it('is reached by F8, shows every tab stop, and returns focus when it is closed', async () => {
  await userEvent.tab();
  notify({ message: 'Saved.', timeoutMs: null });
  await expect.element(toast()).toBeVisible();

  await userEvent.keyboard('{F8}');
  expect(document.activeElement?.closest('section')).toBe(
    page.getByRole('region', { name: /Notifications/ }).element(),
  );
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  await expect.element(toast()).not.toBeInTheDocument();
});

it('can be read again in the notification area', async () => {
  notify({ message: 'Saved.', timeoutMs: null });
  await page.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('list', { name: 'Earlier' })).toBeVisible();

  const read = await readThrough();

  expect(read.some((phrase) => phrase.startsWith('region, Notifications (F8)'))).toBe(true);
  expect(read).toContain('Saved.');
});
