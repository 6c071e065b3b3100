import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { Select, type SelectProps } from './Select.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';

const ages = [
  { id: 'ages_6_7', label: 'Explorer', description: '6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate', description: '8 to 9 years' },
  { id: 'ages_10_11', label: 'Pro', description: '10 to 11 years' },
  { id: 'ages_12_plus', label: 'Expert', description: '12 years and up' },
];
const months = 'January February March April May June July August September October November December'.split(' ');
const birthMonths = months.map((label) => ({ id: label.toLowerCase(), label }));

function Ages(props: Partial<SelectProps<string>>) {
  const [chosen, setChosen] = useState(props.selectedKey ?? null);
  return (
    <div style={{ maxInlineSize: 420 }}>
      <Select
        label="Choose your age group"
        options={ages}
        {...props}
        selectedKey={chosen}
        onSelectionChange={setChosen}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'Fields/Select', tags: ['autodocs'], component: Ages });

/** Label and explanation. */
export const Selected = meta.story({
  tags: ['nightly'],
  args: { selectedKey: 'ages_8_9', description: 'You can change it later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Intermediate 8 to 9 years');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/You can change it later./);
  },
});

/** Nothing selected. */
export const NothingSelected = meta.story();

/** Press the field to open the list. The selected option has a tint, a thick edge and a check. */
export const Opened = meta.story({
  args: { selectedKey: 'ages_8_9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Intermediate/ }));

    await expect(await screen.findByRole('option', { name: /Intermediate/ })).toHaveAttribute('aria-selected', 'true');
  },
});

// wcag22-2.1.1 wcag22-3.2.2 (kit)
export const ByKeyboard = meta.story({
  tags: ['behavior', 'nightly'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveTextContent('Intermediate 8 to 9 years');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const EscapeChangesNothing = meta.story({
  tags: ['behavior', 'nightly'],
  args: { selectedKey: 'ages_8_9' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('button', { name: /Intermediate/ });
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('Intermediate 8 to 9 years');
  },
});

/** Uncontrolled. */
export const Uncontrolled = meta.story({
  tags: ['nightly'],
  render: () => (
    <div style={{ maxInlineSize: 420 }}>
      <Select label="Choose your age group" options={ages} defaultSelectedKey="ages_10_11" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pro/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Expert/ }));

    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('Expert 12 years and up'));
  },
});

/** Type-ahead. */
export const TypeAhead = meta.story({
  tags: ['nightly'],
  args: { label: 'Month of birth', options: birthMonths },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('oct');

    await waitFor(() => expect(screen.getByRole('option', { name: 'October' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('October'));
  },
});

/** A long list scrolls, and opens at the selected option. */
export const LongList = meta.story({
  tags: ['nightly'],
  args: {
    label: 'Table',
    options: Array.from({ length: 40 }, (_, index) => ({ id: String(index + 1), label: `Table ${index + 1}` })),
    selectedKey: '36',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const chosen = await screen.findByRole('option', { name: 'Table 36' });

    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

/** An unavailable option states the reason. */
export const OneDisabled = meta.story({
  tags: ['nightly'],
  args: {
    options: [
      ...ages.slice(0, 3),
      { id: 'ages_12_plus', label: 'Expert', description: 'Opens next week', isDisabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('option', { name: /Expert/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Invalid: nothing selected. */
export const Invalid = meta.story({ args: { errorMessage: 'Choose an age group to start.' } });

/** Required: the form moves focus to it. */
export const Required = meta.story({
  tags: ['nightly'],
  args: { isRequired: true, name: 'band' },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Ages {...args} />
      <Button type="submit" size="medium">
        Start
      </Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));

    await waitFor(() => expect(canvas.getByRole('button', { name: /Choose your age group/ })).toHaveFocus());
    await expect(canvas.getByText('Choose an option.')).toBeVisible();
  },
});

/** Disabled. */
export const Disabled = meta.story({ args: { selectedKey: 'ages_8_9', isDisabled: true } });

/** In a dialog, the list opens on top of it. Then focus returns to the field. */
export const InADialog = meta.story({
  tags: ['nightly'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { selectedKey: 'ages_6_7' },
  render: (args) => (
    <Dialog title="Accessibility Options" isOpen size="small">
      <Ages {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Explorer/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Pro/ }));

    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const field = screen.getByRole('button', { name: /Pro/ });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** Long labels wrap. */
export const LongLabel = meta.story({
  args: {
    label: 'When do you want new kinds of problems in the restaurant?',
    options: [
      {
        id: 'a',
        label: 'Ask me before every new kind of problem',
        description: 'tickets stay on the rail until I say so',
      },
      { id: 'b', label: 'After ten customers without a hint' },
    ],
    selectedKey: 'a',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

const speeds = [
  { id: 'relaxed', label: 'Relaxed' },
  { id: 'standard', label: 'Standard' },
  { id: 'challenge', label: 'Challenge' },
];

export const DoFewOptions = meta.story({
  tags: ['guidance'],
  name: 'Two or three options are visible side by side, as a segmented RadioGroup.',
  render: () => <RadioGroup label="Speed" variant="segmented" defaultValue="standard" options={speeds} />,
});

export const DontFewOptions = meta.story({
  tags: ['guidance'],
  name: 'A list hides what could be seen at once.',
  render: () => <Select label="Speed" options={speeds} defaultSelectedKey="standard" />,
});

export const DoStart = meta.story({
  tags: ['guidance'],
  name: 'Nothing is selected where people should think about the answer.',
  render: () => <Select label="Age group" options={ages} />,
});

export const DontStart = meta.story({
  tags: ['guidance'],
  name: 'A preselected answer is left as it is, right or wrong.',
  render: () => <Select label="Age group" options={ages} defaultSelectedKey="ages_6_7" />,
});
