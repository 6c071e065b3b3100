import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { NumberPad, type NumberPadProps } from './NumberPad.tsx';

function WithField(props: Partial<NumberPadProps>) {
  const [value, setValue] = useState('');
  return (
    <div style={{ maxWidth: 380, display: 'grid', gap: 16 }}>
      <div style={{ padding: 22, background: 'var(--surface-paper)' }}>
        <TextField label="How much is the whole order?" look="answer" sign="$" value={value} onChange={setValue} />
      </div>
      <NumberPad onSubmit={() => {}} {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Controls/NumberPad',
  component: WithField,
  args: { onSubmit: fn(), onHint: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['1', '1', 'Decimal point', 'Decimal point', '7', '5', '0', 'Delete']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(canvas.getByLabelText('How much is the whole order?')).toHaveValue('11.75');

    await userEvent.click(canvas.getByRole('button', { name: 'Serve' }));

    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Clears = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));

    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onHint).toHaveBeenCalledOnce();
  },
});

export const LeavesFocusInTheField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slot = canvas.getByRole('textbox');
    await userEvent.type(slot, '1');
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(slot).toHaveFocus();

    await userEvent.keyboard('3');

    await expect(slot).toHaveValue('123');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}{Enter}');

    await expect(canvas.getByRole('textbox')).toHaveValue('2');
  },
});

export const ServeWaits = meta.story({ args: { isServeDisabled: true, hintLabel: 'Next hint' } });

export const NoHints = meta.story({ render: ({ onHint: _, ...args }) => <WithField {...args} /> });

export const CommaMark = meta.story({
  args: { decimalMark: ',' },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['3', 'Decimal point', '5']) await userEvent.click(canvas.getByRole('button', { name }));

    await expect(canvas.getByRole('textbox')).toHaveValue('3,5');
  },
});

export const Compact = meta.story({
  args: { size: 'compact' },
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '720px' } } } } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('toolbar')).gridAutoRows).toBe('minmax(48px, auto)');
  },
});

export const Paused = meta.story({ args: { isDisabled: true } });
