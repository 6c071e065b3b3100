import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Dish, type DishName } from './Dish.tsx';

const meta = preview.meta({ title: 'Artwork/Dish', component: Dish, args: { id: 'burger' } });

const menu: readonly DishName[] = [
  'burger',
  'fries',
  'soda',
  'salad',
  'pizza',
  'sandwich',
  'pasta',
  'soup',
  'steak',
  'lobster',
  'wine',
  'dessert',
];

const row = (size: number) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {menu.map((id) => (
      <span key={id} style={{ inlineSize: size }}>
        <Dish id={id} />
      </span>
    ))}
  </div>
);

export const AllMenus = meta.story({ render: () => row(96) });

export const Small = meta.story({ render: () => row(32) });

export const Named = meta.story({
  args: { id: 'lobster', title: 'Lobster' },
  render: (args) => (
    <span style={{ display: 'block', inlineSize: 96 }}>
      <Dish {...args} />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lobster' })).toBeVisible();
  },
});
