import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readThrough } from '../../../.storybook/checks/screenReader.ts';
import { findKeyboardErrors } from '../../../.storybook/checks/keyboard.ts';
import preview from '../../../.storybook/preview.tsx';
import { Header } from './Header.tsx';

const show = async (isOpen: boolean) => {
  await preview
    .meta({ title: 'Header' })
    .story({
      globals: { viewport: { value: 'phone', isRotated: false } },
      render: () => (
        <>
          <Header path="/pricing" />
          <main>
            <h1>Pricing</h1>
          </main>
        </>
      ),
    })
    .run();
  await page.viewport(360, 720);
  if (isOpen) await userEvent.click(page.getByRole('button', { name: 'Menu' }));
};

it('lets Tab leave it from the logo to the last control, closed and open', async () => {
  for (const isOpen of [false, true]) {
    await show(isOpen);
    if (!isOpen) await userEvent.tab();

    expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);
  }
});

it('reads a closed menu as a collapsed button without its content', async () => {
  await show(false);

  const read = (await readThrough()).join('\n');

  expect(read).toMatch(/button, Menu, .*not expanded/);
  expect(read).not.toContain('Teachers');
});

it('reads an open menu in order, with the current page', async () => {
  await show(true);

  const read = (await readThrough()).join('\n');

  expect(read).toMatch(/button, Menu, 1 control, expanded/);
  expect(read).toMatch(/link, Pricing, current page/);
  const places = ['Sign In', 'Games', 'About', 'Track Progress', 'Preferences', 'Share'].map((name) =>
    read.indexOf(name),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});
