import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Lamp } from './Lamp.tsx';

const meta = preview.meta({
  title: 'Restaurant/Lamp',
  tags: ['autodocs'],
  component: Lamp,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 144, overflow: 'hidden', padding: '64px 48px 48px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Off = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Lit = meta.story({ args: { isLit: true } });
