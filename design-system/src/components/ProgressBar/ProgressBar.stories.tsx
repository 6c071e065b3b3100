import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
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

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fractions' });

    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining('60'));
  },
});

export const Level = meta.story({
  args: { variant: 'level', label: 'Level 3', value: 240, maxValue: 400, valueText: '240 of 400 to Level 4' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Level 3' });

    await expect(bar).toHaveAttribute('aria-valuetext', '240 of 400 to Level 4');
  },
});

export const Empty = meta.story({
  args: { variant: 'level', label: 'Level 1', value: 0, valueText: '0 of 100 to Level 2' },
});

export const Full = meta.story({ args: { value: 100 } });

export const AboveMaximum = meta.story({
  args: { label: 'Orders', value: 14, maxValue: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  },
});

export const Indeterminate = meta.story({
  args: { label: 'Loading the class list', isIndeterminate: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the class list' });

    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('In progress…')).toBeVisible();
  },
});

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
