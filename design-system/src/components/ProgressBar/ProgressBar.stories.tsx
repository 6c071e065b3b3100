import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
  tags: ['autodocs'],
  component: ProgressBar,
  args: { label: 'Fractions', value: 60 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
});

/** A share of a whole. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fractions' });

    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining('60'));
  },
});

/** The game’s level. On phones the value is next to the bar. */
export const Level = meta.story({
  args: { variant: 'level', label: 'Level 3', value: 240, maxValue: 400, valueText: '240 of 400 to Level 4' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Level 3' });

    await expect(bar).toHaveAttribute('aria-valuetext', '240 of 400 to Level 4');
  },
});

/** Nothing yet. */
export const Empty = meta.story({
  args: { variant: 'level', label: 'Level 1', value: 0, valueText: '0 of 100 to Level 2' },
});

/** Done. */
export const Full = meta.story({ args: { value: 100 } });

export const AboveMaximum = meta.story({
  args: { label: 'Orders', value: 14, maxValue: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  },
});

/** Indeterminate: hatched and static, and the text says that it is in progress. */
export const Indeterminate = meta.story({
  args: { label: 'Loading the class list', isIndeterminate: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the class list' });

    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('In progress…')).toBeVisible();
  },
});

/** Long text wraps on both sides. */
export const LongLabel = meta.story({
  args: { label: 'Fractions of a pizza with friends', valueText: '12 of 30 problems were right the first time' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const DoValue = meta.story({
  tags: ['guidance'],
  name: 'The value makes sense alone.',
  render: () => <ProgressBar label="Practice list" value={7} maxValue={10} valueText="7 of 10 problems" />,
});

export const DontValue = meta.story({
  tags: ['guidance'],
  name: 'Seventy what, and of how many?',
  render: () => <ProgressBar label="Progress" value={70} valueText="70" />,
});
