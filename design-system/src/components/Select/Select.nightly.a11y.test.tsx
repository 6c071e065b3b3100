import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readThrough } from '../../../../.storybook/checks/screenReader.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Select } from './Select.tsx';

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'ages_10_11', label: 'Pro', description: '10 to 11 years' },
];

const trigger = () => page.getByRole('button', { name: 'Age group' });

it.for([
  ['{Tab}', 'After'],
  ['{Shift>}{Tab}{/Shift}', 'Before'],
] as const)('selects and closes on %s and focuses the button %s it', async ([keys, name]) => {
  await preview
    .meta({ title: 'Select', args: {} })
    .story({
      // While the list fades out, it is still on the page.
      globals: { motion: 'off' },
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

it('reads its label once', async () => {
  await preview
    .meta({ title: 'Select' })
    .story({ render: () => <Select label="Age group" options={ages} /> })
    .run();

  const read = await readThrough();

  expect(read.filter((phrase) => phrase === 'Age group')).toHaveLength(1);
});
