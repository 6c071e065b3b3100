import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Words/ProgressBar',
  component: ProgressBar,
  args: { label: 'Fractions', value: 60 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Fractions' });

    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', '60%');
  },
});

export const Level = meta.story({
  args: { look: 'level', label: 'Level 3', value: 240, maxValue: 400, valueText: '240 of 400 to Level 4' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Level 3' });

    await expect(bar).toHaveAttribute('aria-valuetext', '240 of 400 to Level 4');
  },
});

export const Empty = meta.story({
  args: { look: 'level', label: 'Level 1', value: 0, valueText: '0 of 100 to Level 2' },
});

export const Full = meta.story({ args: { value: 100 } });
