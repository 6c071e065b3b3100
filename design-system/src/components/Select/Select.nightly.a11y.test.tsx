import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenDuring, readThrough } from '../../../../.storybook/checks/screenReader.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Select } from './Select.tsx';

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'ages_10_11', label: 'Pro', description: '10 to 11 years' },
];

const show = () =>
  preview
    .meta({ title: 'Select' })
    .story({ render: () => <Select label="Age group" description="It determines the problems." options={ages} /> })
    .run();
const trigger = () => page.getByRole('button', { name: 'Age group' });

// wcag22-2.1.1 wcag22-3.2.2 (kit)
it('opens, moves and selects by keyboard, and returns focus', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /Explorer/ })).toHaveFocus();

  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: /Pro/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveTextContent('Pro');
});

it.for([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
] as const)('selects and closes on %s and focuses the button %s it', async ([keys, name]) => {
  await preview
    .meta({ title: 'Select', args: {} })
    .story({
      render: () => (
        <main>
          <Button>Before</Button>
          <Select label="Age group" options={ages} />
          <Button>After</Button>
        </main>
      ),
    })
    .run();
  await userEvent.click(page.getByRole('button', { name: 'Before' }));
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /Intermediate/ })).toHaveFocus();

  await userEvent.keyboard(keys);

  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
  await expect.element(trigger()).toHaveTextContent('Intermediate');
});

it('announces its label, each option with its position, and the selection', async () => {
  await show();

  const said = await listenDuring(async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('option', { name: /Explorer/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await expect.element(trigger()).toHaveFocus();
  });

  expect(said).toEqual([
    'button, Choose one Age group, It determines the problems., not expanded, has popup listbox',
    'dialog, Age group',
    'option, Explorer 6 to 7 years, not selected, position 1, set size 3',
    'option, Intermediate 8 to 9 years, not selected, position 2, set size 3',
    'button, Intermediate 8 to 9 years Age group, It determines the problems., not expanded, has popup listbox',
  ]);
});

it('reads its label once', async () => {
  await show();

  const read = await readThrough();

  expect(read.filter((phrase) => phrase === 'Age group')).toHaveLength(1);
});
