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
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'What would make it better?', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

/** The label is always visible. A placeholder does not replace it. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What would make it better?' }), 'Soup{Enter}and rice');

    await expect(args.onChange).toHaveBeenLastCalledWith('Soup\nand rice');
  },
});

/** With help text. */
export const WithHelp = meta.story({
  args: { description: 'Don’t enter your name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Don’t enter your name.');
  },
});

/** With a maximum length, the remaining count is shown. */
export const MaximumLength = meta.story({
  args: { maxLength: 20, value: 'More soup, please' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 characters left')).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox'), '!!!!!');

    await expect(canvas.getByRole('textbox')).toHaveValue('More soup, please!!!');
    await expect(canvas.getByText('0 characters left')).toHaveAttribute('aria-live', 'polite');
  },
});

/** Required fields are labeled with a word. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
});

/** Invalid: a thick border, an icon and one sentence that says how to fix it. */
export const Invalid = meta.story({
  args: { value: '…', errorMessage: 'Enter a word or two.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a word or two.');
  },
});

/** Read-only: the text can be copied. */
export const ReadOnly = meta.story({ args: { value: 'More soup, please.', isReadOnly: true } });

/** Disabled. The help text explains why. */
export const Disabled = meta.story({ args: { isDisabled: true, description: 'Choose the stars first.' } });

/** The focus ring is around the frame. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const TwentyOneCharacters = meta.story({ tags: ['behavior'], args: { maxLength: 21 } });

/** Longer text scrolls. The field can be resized at the corner. */
export const LongText = meta.story({
  args: { value: 'The bell is my favorite, and the soup should come with bread. '.repeat(8), maxLength: 500 },
});

export const DoOne = meta.story({
  tags: ['guidance'],
  name: 'One question, and as much space as the answer needs.',
  render: () => (
    <TextArea
      label="What went wrong?"
      description="Our support team reads it and answers by email."
      value=""
      rows={4}
      onChange={() => {}}
    />
  ),
});

export const DontOne = meta.story({
  tags: ['guidance'],
  name: 'Three questions at once, and space for none of them.',
  render: () => (
    <TextArea
      label="What went wrong, on which page, and which browser do you use?"
      value=""
      rows={1}
      onChange={() => {}}
    />
  ),
});
