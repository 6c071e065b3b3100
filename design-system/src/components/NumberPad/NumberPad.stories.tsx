import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AnswerField } from '../AnswerField/AnswerField.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { NumberPad, type NumberPadProps } from './NumberPad.tsx';
import { Stack } from '../Stack/Stack.tsx';

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
  tags: ['autodocs'],
  component: WithField,
  args: { onSubmit: fn(), onHint: fn() },
});

/** With an answer field above it. */
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

/**
 * 1-2-3 is the first row, like on a phone. Serve is two keys tall. Keys are 60 px high, 50 px on phones, 44 px minimum.
 */
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

/** Serve is disabled until there is an answer. The hint key shows which hint is next. */
export const ServeDisabled = meta.story({ args: { isServeDisabled: true, hintLabel: 'Next hint' } });

/** The hint key always says “Hint”. Its accessible name and its dots say how many hints were shown. */
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

/** The pad fills the height it is given, so that it has the same place during the whole game. */
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

/** Without hints, the key is disabled. */
export const NoHints = meta.story({ render: ({ onHint: _, ...args }) => <WithField {...args} /> });

/** The decimal separator depends on the locale. */
export const CommaMark = meta.story({
  tags: ['nightly'],
  args: { decimalMark: ',' },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['3', 'Decimal point', '5']) await userEvent.click(canvas.getByRole('button', { name }));

    await expect(canvas.getByRole('textbox')).toHaveValue('3,5');
  },
});

/** At the maximum length, keys have no effect. */
export const Full = meta.story({
  tags: ['nightly'],
  args: { value: '12345', maxLength: 6 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6' }));
    await userEvent.click(canvas.getByRole('button', { name: '7' }));

    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
  },
});

/** Compact keys are for a pad inside a dialog. 44 px is the minimum everywhere. */
export const Compact = meta.story({
  tags: ['nightly'],
  args: { size: 'small' },
  parameters: { viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1280px', height: '720px' } } } } },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('toolbar')).gridAutoRows).toBe('minmax(48px, 1fr)');
  },
});

/** In RTL, keys and arrow keys are not mirrored. */
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

/** Disabled in a paused game. */
export const Disabled = meta.story({ args: { isDisabled: true } });

function PadWithField() {
  const [value, setValue] = useState('12');
  return (
    <Stack gap="m">
      <Ticket>
        <AnswerField label="How much is it?" value={value} onChange={setValue} />
      </Ticket>
      <NumberPad value={value} onChange={setValue} onSubmit={() => {}} size="small" />
    </Stack>
  );
}

export const DoField = meta.story({
  tags: ['guidance'],
  name: 'The answer is visible above the keys.',
  render: () => <PadWithField />,
});

export const DontField = meta.story({
  tags: ['guidance'],
  name: 'Without its field, nobody sees what was typed.',
  render: () => <NumberPad value="" onChange={() => {}} onSubmit={() => {}} size="small" serveLabel="OK" />,
});
