import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { KitchenPass } from './KitchenPass.tsx';

const meta = preview.meta({
  title: 'Restaurant/KitchenPass',
  tags: ['autodocs'],
  component: KitchenPass,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Quiet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DishesReady = meta.story({
  args: {
    dishes: [
      { id: 1, name: 'salad' },
      { id: 4, name: 'soda' },
      { id: 6, name: 'burger' },
    ],
    title: 'Kitchen',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Kitchen' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-ready-dish]')).toHaveLength(3);
  },
});

export const PlatesPrepared = meta.story({ args: { platesPrepared: 2, dishes: [{ id: 2, name: 'pizza' }] } });

export const CookAsks = meta.story({ args: { asker: 'cook' } });

export const TillAsks = meta.story({ args: { asker: 'till' } });
