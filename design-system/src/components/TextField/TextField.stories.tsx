import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { searchIcon } from '../Icon/icons.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Fields/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Nickname', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
});

/** The label is always visible. A placeholder does not replace it. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'Mia');

    await expect(args.onChange).toHaveBeenLastCalledWith('Mia');
  },
});

/** With help text and a maximum length. */
export const WithHelp = meta.story({
  args: { description: 'Letters only, up to 12.', defaultValue: 'Mia', maxLength: 12 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(field).toHaveAccessibleDescription('Letters only, up to 12.');

    await userEvent.type(field, ' Marmalade');

    await expect(field).toHaveValue('Mia Marmalad');
  },
});

/** The focus ring is around the frame. */
export const Focused = meta.story({
  args: { defaultValue: 'Mia' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

/** Required fields are labeled with a word. An asterisk would need an explanation. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toBeRequired();
  },
});

export const RequiredInAForm = meta.story({
  tags: ['behavior'],
  args: { isRequired: true },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
});

// wcag22-3.3.1 (kit)

/** Invalid: a thick border, an icon and one sentence that says how to fix it. */
export const Invalid = meta.story({
  args: { defaultValue: '12', errorMessage: 'Choose a nickname without numbers.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });

    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose a nickname without numbers.');
  },
});

/** Help text stays visible with an error, when it is needed most. */
export const HelpAndError = meta.story({
  args: {
    defaultValue: 'Mia2',
    description: 'Letters only, up to 12.',
    errorMessage: 'Choose a nickname without numbers.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Letters only, up to 12. Choose a nickname without numbers.',
    );
  },
});

/** Read-only: the text can be copied. Shown by a lock and the background. */
export const ReadOnly = meta.story({
  tags: ['nightly'],
  args: { label: 'Class code', defaultValue: 'FERN-27', isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Class code' });
    await userEvent.type(field, '8');

    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Disabled. The help text explains why. */
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Mia', description: 'Your teacher set this.' },
});

/** A prefix is hidden from screen readers. The label names the unit. */
export const WithPrefix = meta.story({
  tags: ['nightly'],
  args: { label: 'Price of a burger, in dollars', sign: '$', defaultValue: '4.50', inputMode: 'decimal' },
  play: async ({ canvas, userEvent }) => {
    const { left, bottom } = canvas.getByText('$').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left, bottom) ?? document.body);

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

/** A search field has an icon, but also a label. */
export const Search = meta.story({
  tags: ['nightly'],
  args: { label: 'Find a student', icon: searchIcon, type: 'search', defaultValue: 'Ama' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Find a student' })).toHaveValue('Ama');
  },
});

// wcag22-1.3.5 (kit)

/** `autoComplete` lets the browser fill in the field. */
export const AutoComplete = meta.story({
  tags: ['nightly'],
  args: { label: 'First name', autoComplete: 'given-name', name: 'firstName' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });

    await expect(field).toHaveAttribute('autocomplete', 'given-name');
    await expect(field).toHaveAttribute('name', 'firstName');
  },
});

/** Long labels wrap. Long input stays on one line. */
export const LongLabel = meta.story({
  tags: ['nightly'],
  args: {
    label: 'What should the restaurant be called on the sign, on the menu and on every ticket?',
    defaultValue: 'The Little Brass Bell at the Corner of Orchard Street and Fern Lane',
    description: 'Customers see it when they come in, so choose words that a six-year-old can read.',
    errorMessage: 'This name does not fit on the sign. Use 40 characters or fewer.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const page = document.documentElement;

    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
});

export const DoError = meta.story({
  tags: ['guidance'],
  name: 'The error says how to fix it.',
  render: () => <TextField label="Nickname" defaultValue="Mia 7" errorMessage="Choose a nickname without numbers." />,
});

export const DontError = meta.story({
  tags: ['guidance'],
  name: '“Invalid” leaves people guessing.',
  render: () => <TextField label="Nickname" defaultValue="Mia 7" errorMessage="Invalid input." />,
});

export const DoHelp = meta.story({
  tags: ['guidance'],
  name: 'Help text stays visible while people type.',
  render: () => <TextField label="Class code" description="Six letters, on the sheet from your teacher." />,
});

export const DontHelp = meta.story({
  tags: ['guidance'],
  name: 'Here people learn what a code looks like only after a mistake.',
  render: () => <TextField label="Class code" defaultValue="3B" errorMessage="Enter six letters." />,
});
