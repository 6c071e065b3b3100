import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { searchIcon } from '../Icon/icons.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Nickname', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'Mia');

    await expect(args.onChange).toHaveBeenLastCalledWith('Mia');
  },
});

export const WithHelp = meta.story({
  args: { description: 'Letters only, up to 12.', defaultValue: 'Mia', maxLength: 12 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(field).toHaveAccessibleDescription('Letters only, up to 12.');

    await userEvent.type(field, ' Marmalade');

    await expect(field).toHaveValue('Mia Marmalad');
  },
});

export const Focused = meta.story({
  args: { defaultValue: 'Mia' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toBeRequired();
  },
});

// wcag22-3.3.1 (kit)
export const Invalid = meta.story({
  args: { defaultValue: '12', errorMessage: 'Choose a nickname without numbers.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });

    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose a nickname without numbers.');
  },
});

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

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Mia', description: 'Your teacher set this.' },
});

export const WithPrefix = meta.story({
  tags: ['nightly'],
  args: { label: 'Price of a burger, in dollars', sign: '$', defaultValue: '4.50', inputMode: 'decimal' },
  play: async ({ canvas, userEvent }) => {
    const { left, bottom } = canvas.getByText('$').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left, bottom) ?? document.body);

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Search = meta.story({
  tags: ['nightly'],
  args: { label: 'Find a student', icon: searchIcon, type: 'search', defaultValue: 'Ama' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Find a student' })).toHaveValue('Ama');
  },
});

// wcag22-1.3.5 (kit)
export const AutoComplete = meta.story({
  tags: ['nightly'],
  args: { label: 'First name', autoComplete: 'given-name', name: 'firstName' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });

    await expect(field).toHaveAttribute('autocomplete', 'given-name');
    await expect(field).toHaveAttribute('name', 'firstName');
  },
});

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
