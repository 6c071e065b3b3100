import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findKeyboardErrors } from '../../../.storybook/checks/keyboard.ts';
import { listenDuring, readThrough } from '../../../.storybook/checks/screenReader.ts';
import preview from '../../../.storybook/preview.tsx';
import { family, parent } from './family.fixture.ts';
import { at, Screen } from './screen.fixture.tsx';

async function show(address?: string): Promise<void> {
  await preview
    .meta({ title: 'Family' })
    .story({
      beforeEach: at(family, address === undefined ? {} : { address }),
      render: () => <Screen user={parent} leave={() => {}} />,
    })
    .run();
}

/** Reads the page from its start, and returns where each of these words comes. */
async function placesOf(words: readonly string[]): Promise<readonly number[]> {
  const read = (await readThrough()).join('\n');
  return words.map((one) => read.indexOf(one));
}

function expectInOrder(places: readonly number[]): void {
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

// wcag22-2.1.2 wcag22-2.4.3 (site)
it('reads a family: who plays, how the week went, and the grown-ups', async () => {
  await show();
  await expect.element(page.getByRole('link', { name: 'Mia' })).toBeVisible();
  await userEvent.tab();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);

  expectInOrder(
    await placesOf([
      'heading, Your family, level 1',
      'button, Hand over this device',
      'heading, Children, level 2',
      'button, Add a child',
      'link, Mia',
      '42 min, 2 days',
      'heading, Grown-ups, level 2',
    ]),
  );
});

it('reads a child: limits first, then profile and data', async () => {
  await show('?child=u1');
  await expect.element(page.getByText('12 of 30 min')).toBeVisible();
  await userEvent.tab();
  expect(await findKeyboardErrors(() => userEvent.tab())).toEqual([]);

  expectInOrder(
    await placesOf([
      'heading, Mia, level 1',
      'heading, Time to play',
      'switch, Quiet hours',
      'button, Save times',
      'heading, Profile',
      'button, Erase Mia',
    ]),
  );
});

// wcag22-4.1.3 (site)
it('names who gets the device, and what happens, before it is handed over', async () => {
  await show();

  const heard = await listenDuring(async () => {
    await page.getByRole('button', { name: 'Hand over this device' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Who gets this device?' })).toBeVisible();
  });

  expect(heard.join('\n')).toContain('dialog, Who gets this device?');
  await expect
    .element(page.getByRole('dialog', { name: 'Who gets this device?' }))
    .toHaveTextContent('To come back, enter your password or your PIN.');
});
