import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  const change = (text: string) => {
    setValue(text);
    props.onChange?.(text);
  };
  return <TextArea {...props} value={value} onChange={change} />;
}

const meta = preview.meta({
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'What would make it better?', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What would make it better?' }), 'Soup{Enter}and rice');

    await expect(args.onChange).toHaveBeenLastCalledWith('Soup\nand rice');
  },
});

export const WithHelp = meta.story({
  args: { description: 'Don’t enter your name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Don’t enter your name.');
  },
});

export const MaximumLength = meta.story({
  args: { maxLength: 20, value: 'More soup, please' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 characters left')).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox'), '!!!!!');

    await expect(canvas.getByRole('textbox')).toHaveValue('More soup, please!!!');
    await expect(canvas.getByText('0 characters left')).toHaveAttribute('aria-live', 'polite');
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { value: '…', errorMessage: 'Enter a word or two.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a word or two.');
  },
});

export const ReadOnly = meta.story({ args: { value: 'More soup, please.', isReadOnly: true } });

export const Disabled = meta.story({ args: { isDisabled: true, description: 'Choose the stars first.' } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: { value: 'The bell is my favorite, and the soup should come with bread. '.repeat(8), maxLength: 500 },
});
