import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../.storybook/checks/keyboard.ts';
import preview from '../../../.storybook/preview.tsx';
import { emptyFamily, serveFamily } from '../family/family.fixture.ts';
import { ClassSignIn } from './ClassSignIn.tsx';

const found = { className: 'Class 4B', openUntil: '2099-11-24T10:45:00.000Z', seats: [{ id: 's1', name: 'Ada' }] };

let stop: () => void;
afterEach(() => stop());

// wcag22-2.1.2 wcag22-2.4.3 wcag22-4.1.3 (site)
it('leads a child from the code to the dishes by keyboard and by ear', async () => {
  ({ stop } = serveFamily(emptyFamily, {
    'POST /api/class-sign-in/find': () => ({ json: found }),
    'POST /api/class-sign-in/seat': () => ({ code: 'wrong_pictures' }),
  }));
  await preview
    .meta({ title: 'Class sign-in' })
    .story({
      render: () => (
        <QueryClientProvider client={makeQueryClient()}>
          <ClassSignIn />
        </QueryClientProvider>
      ),
    })
    .run();
  await userEvent.tab();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);

  await userEvent.type(page.getByRole('textbox', { name: 'Class code' }), '7K3MQX{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Who are you?' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Ada, who is your customer?' })).toHaveFocus();
  expect((await readThrough()).join('\n')).toContain('button, Zuri');
  await page.getByRole('button', { name: 'Zuri' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ada, press your three dishes' })).toHaveFocus();

  const announced = await listenDuring(async () => {
    for (const dish of ['Pizza', 'Soup', 'Pizza']) await page.getByRole('button', { name: dish }).click();
    await expect.element(page.getByRole('heading', { name: 'Ada, who is your customer?' })).toHaveFocus();
  });
  expect(announced.join('\n')).toContain('Those aren’t the right pictures. Look at your card and try again.');
});
