import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NightStreet } from './NightStreet.tsx';

const meta = preview.meta({
  title: 'Restaurant/NightStreet',
  tags: ['autodocs'],
  component: NightStreet,
  args: { sign: 'Luna’s Kitchen', doorSign: 'Closed', title: 'The bistro is closed for the night' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const DayOver = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The bistro is closed for the night' })).toBeVisible();
  },
});

/** At dusk, before the first day: closed already, and nothing moves. */
export const Dusk = meta.story({ args: { time: 'dusk', title: 'The bistro is closed' } });

export const Untitled = meta.story({
  tags: ['behavior'],
  render: ({ title: _, ...args }) => <NightStreet {...args} />,
});

export const LongName = meta.story({ args: { sign: 'The Grand Bistro of the Seven Little Bakers' } });

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300, blockSize: 150 }}>
        <Story />
      </div>
    ),
  ],
});
