import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { KitchenPass } from './KitchenPass.tsx';

const meta = preview.meta({
  title: 'Restaurant/KitchenPass',
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
  args: { dishes: ['salad', 'soda', 'burger'], title: 'Kitchen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kitchen' })).toBeVisible();
  },
});

export const PlatesPrepared = meta.story({ args: { platesPrepared: 2, dishes: ['pizza'] } });

export const CookAsks = meta.story({ args: { asker: 'cook' } });

export const TillAsks = meta.story({ args: { asker: 'till' } });
