import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerField } from '../AnswerField/AnswerField.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { NumberPad, type NumberPadProps } from './NumberPad.tsx';

const question = 'How much is the whole order?';

function WithField(props: Partial<NumberPadProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div style={{ maxInlineSize: 380, display: 'grid', gap: 16 }}>
      <Ticket>
        <AnswerField label={question} sign="$" value={value} onChange={setValue} />
      </Ticket>
      <NumberPad onSubmit={() => {}} {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Fields/NumberPad',
  component: WithField,
  args: { onSubmit: fn(), onHint: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['1', '1', 'Decimal point', 'Decimal point', '7', '5', '0', 'Delete']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(canvas.getByRole('textbox', { name: question })).toHaveValue('11.75');

    await userEvent.click(canvas.getByRole('button', { name: 'Serve' }));

    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Clears = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));

    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(args.onHint).toHaveBeenCalledOnce();
  },
});

export const KeepsFocusInField = meta.story({
  tags: ['behavior'],
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
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft} ');

    await expect(canvas.getByRole('textbox')).toHaveValue('2507');
  },
});

export const PhoneLayout = meta.story({
  tags: ['nightly'],
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();

    await expect(box('1').top).toBe(box('3').top);
    await expect(box('0').left).toBe(box('8').left);
    await expect(box('1').height).toBeGreaterThanOrEqual(44);
    await expect(box('Serve').height).toBeGreaterThan(2 * box('9').height);
    await expect(box('Serve').bottom).toBeCloseTo(box('Clear').bottom, 0);
  },
});

export const RightToLeft = meta.story({
  tags: ['nightly'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [one, two] = ['1', '2'].map((name) => canvas.getByRole('button', { name }).getBoundingClientRect());
    await expect(one?.right).toBeLessThan(two?.left ?? 0);

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('button', { name: '2' })).toHaveFocus();
  },
});

export const ServeDisabled = meta.story({ args: { isServeDisabled: true, hintLabel: 'Next hint' } });

/** The word on the key stays; its name and the dots say which hint is next. */
export const SecondHint = meta.story({
  tags: ['nightly'],
  args: { hintLabel: 'Next hint', hints: { shown: 1, total: 3 }, serveLabel: 'Check!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next hint' })).toHaveTextContent(/^Hint$/);
  },
});

/** Large text stays inside the keys. */
export const LargeText = meta.story({
  tags: ['nightly'],
  globals: { textSize: '150' },
  args: { serveLabel: 'Check!', hints: { shown: 1, total: 3 } },
  play: async ({ canvas }) => {
    for (const name of ['Check!', 'Clear', 'Hint']) {
      const key = canvas.getByRole('button', { name });
      await expect(key.scrollWidth, name).toBeLessThanOrEqual(key.clientWidth);
    }
  },
});

/** In a frame of a given height, the keys share it. */
export const Stretched = meta.story({
  tags: ['nightly'],
  render: () => (
    <div style={{ blockSize: 360, maxInlineSize: 330 }}>
      <NumberPad value="" onChange={() => {}} onSubmit={() => {}} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar').getBoundingClientRect().height).toBe(360);
  },
});

export const NoHints = meta.story({ render: ({ onHint: _, ...args }) => <WithField {...args} /> });

export const CommaMark = meta.story({
  tags: ['nightly'],
  args: { decimalMark: ',' },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['3', 'Decimal point', '5']) await userEvent.click(canvas.getByRole('button', { name }));

    await expect(canvas.getByRole('textbox')).toHaveValue('3,5');
  },
});

export const Full = meta.story({
  tags: ['nightly'],
  args: { value: '12345', maxLength: 6 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await userEvent.click(canvas.getByRole('button', { name: '7' }));

    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
  },
});

export const Compact = meta.story({
  tags: ['nightly'],
  args: { size: 'small' },
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '720px' } } } } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('toolbar')).gridAutoRows).toBe('minmax(48px, 1fr)');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
