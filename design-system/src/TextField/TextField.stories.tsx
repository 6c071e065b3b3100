import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Nickname', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Nickname'), 'Mia');

    await expect(args.onChange).toHaveBeenLastCalledWith('Mia');
  },
});

export const WithHelp = meta.story({
  args: { description: 'Letters only, up to 12.', defaultValue: 'Mia' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nickname')).toHaveAccessibleDescription('Letters only, up to 12.');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '12', errorMessage: 'Choose a nickname without numbers.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nickname')).toBeInvalid();
    await expect(canvas.getByLabelText('Nickname')).toHaveAccessibleDescription('Choose a nickname without numbers.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Mia' } });

function AnswerSlot(props: Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('11.7');
  return (
    <div style={{ padding: 22, background: 'var(--surface-paper)' }}>
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  );
}

export const Answer = meta.story({
  args: { label: 'How much is the whole order?', look: 'answer', sign: '$', inputMode: 'decimal' },
  render: ({ onChange: _, ...args }) => <AnswerSlot {...args} />,
  play: async ({ canvas, userEvent }) => {
    const slot = canvas.getByLabelText('How much is the whole order?');

    await userEvent.type(slot, '5');

    await expect(slot).toHaveValue('11.75');
  },
});
