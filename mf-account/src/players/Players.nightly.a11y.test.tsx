import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findKeyboardErrors } from '../../../.storybook/checks/keyboard.ts';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import preview from '../../../.storybook/preview.tsx';
import { family, leo, mia, parent, pickle, serveFamily } from '../family/family.fixture.ts';
import { devicePlayers, rememberPlayers } from '../family/hand-over/devicePlayers.ts';
import { Players } from './Players.tsx';

let stop: () => void;
beforeEach(async () => {
  document.cookie = `${signedInCookie}=1`;
  rememberPlayers([mia, leo, pickle]);
  ({ stop } = serveFamily(family, { 'POST /api/family/hand-over': () => ({ code: 'wrong_pictures' }) }));
  const client = makeQueryClient();
  client.setQueryData(currentUserQuery().queryKey, parent);
  await preview
    .meta({ title: 'Players' })
    .story({
      render: () => (
        <QueryClientProvider client={client}>
          <Players leave={() => {}} />
        </QueryClientProvider>
      ),
    })
    .run();
});
afterEach(() => {
  stop();
  devicePlayers.set([]);
  document.cookie = `${signedInCookie}=; Max-Age=0`;
});

// wcag22-2.1.2 wcag22-2.4.3 (site)
it('reads who can play, each child as a button with its name', async () => {
  await expect.element(page.getByRole('button', { name: 'Mia' })).toBeVisible();
  await userEvent.tab();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);

  const read = (await readThrough()).join('\n');

  expect(read).toContain('heading, Who’s playing?, level 1');
  for (const name of ['Mia', 'Leo', 'Captain Pickle']) expect(read).toContain(`button, ${name}`);
});

// wcag22-4.1.3 (site)
it('takes a picture password by keyboard, and says when it is wrong', async () => {
  await page.getByRole('button', { name: 'Leo' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Leo, press your three dishes' })).toBeVisible();

  const heard = await listenDuring(async () => {
    for (const dish of ['Pizza', 'Soup', 'Burger']) {
      page.getByRole('button', { name: dish }).element().focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByText('These aren’t the right dishes. Try again.').first()).toBeVisible();
  });

  expect(heard.join('\n')).toContain('These aren’t the right dishes. Try again.');
});
