import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Slider } from './Slider.tsx';

const percent = { style: 'percent' } as const;
const speeds = ['Slow', 'Normal', 'Fast'];

const meta = preview.meta({
  title: 'Fields/Slider',
  tags: ['autodocs'],
  component: Slider,
  args: { label: 'Music volume', onChange: fn(), minValue: 0, maxValue: 1, step: 0.05, formatOptions: percent },
  decorators: [(Story) => <div style={{ maxInlineSize: 380, paddingInline: 12 }}>{Story()}</div>],
});

/** The value is next to the label. */
export const Default = meta.story({
  args: { defaultValue: 0.6 },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Music volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '60%');
    await expect(canvas.getByRole('status')).toHaveTextContent('60%');

    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{End}');

    await expect(canvas.getByRole('status')).toHaveTextContent('100%');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
});

// wcag22-2.1.1 wcag22-2.5.7 (kit)

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  args: { label: 'Text size', minValue: 75, maxValue: 150, step: 5, defaultValue: 100, formatOptions: {} },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('status');
    await userEvent.tab();

    for (const [key, after] of [
      ['ArrowRight', '105'],
      ['ArrowUp', '110'],
      ['ArrowLeft', '105'],
      ['ArrowDown', '100'],
      ['PageUp', '110'],
      ['PageDown', '100'],
      ['Home', '75'],
      ['End', '150'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(value).toHaveTextContent(after ?? '');
    }
  },
});

/** At both ends the thumb stays on the bar. */
export const Extremes = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Slider {...args} label="Sound effects" defaultValue={0} />
      <Slider {...args} label="Music" defaultValue={1} />
    </div>
  ),
});

/** A few steps, with ticks and labels for both ends. */
export const WithTicks = meta.story({
  args: {
    label: 'Text size',
    minValue: 0.75,
    maxValue: 1.5,
    step: 0.25,
    defaultValue: 1,
    hasTicks: true,
    description: 'Changes all text.',
  },
});

/** Text instead of numbers. */
export const ValueAsText = meta.story({
  args: {
    label: 'Game speed',
    minValue: 0,
    maxValue: 2,
    step: 1,
    defaultValue: 1,
    hasTicks: true,
    valueText: (value: number) => speeds[value] ?? '',
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Game speed' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Normal');

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(slider).toHaveAttribute('aria-valuetext', 'Fast');
    await expect(canvas.getByRole('status')).toHaveTextContent('Fast');
  },
});

/** Disabled. The help text explains why. */
export const Disabled = meta.story({
  args: { defaultValue: 0.4, isDisabled: true, description: 'This browser has no sound.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('slider')).toBeDisabled();
    await expect(canvas.getByRole('slider')).not.toHaveFocus();
  },
});

/** In RTL the value increases to the left. */
export const RightToLeft = meta.story({
  args: {
    label: 'Text size',
    minValue: 75,
    maxValue: 150,
    step: 25,
    defaultValue: 100,
    formatOptions: {},
    hasTicks: true,
  },
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');

    await expect(canvas.getByRole('slider')).toHaveValue('125');
  },
});

/** Long labels wrap before the value. */
export const LongLabel = meta.story({
  args: {
    label: 'How loud the bell rings when a customer at one of the six tables is ready to order',
    defaultValue: 0.5,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
});

export const DoFeel = meta.story({
  tags: ['guidance'],
  name: 'A value that people set by ear or eye.',
  render: () => (
    <Slider
      label="Music volume"
      defaultValue={0.4}
      formatOptions={{ style: 'percent' }}
      minValue={0}
      maxValue={1}
      step={0.05}
    />
  ),
});

export const DontFeel = meta.story({
  tags: ['guidance'],
  name: 'An exact number is hard to hit. Use a TextField.',
  render: () => <Slider label="Number of students" defaultValue={24} minValue={1} maxValue={400} />,
});
