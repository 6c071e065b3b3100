import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Dish, type DishName } from './Dish.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const meta = preview.meta({ title: 'Artwork/Dish', tags: ['autodocs'], component: Dish, args: { id: 'burger' } });

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

/** The dishes of the three menus. */
export const AllMenus = meta.story({ render: () => row(96) });

/** The smallest size, on the board and on ticket lines. */
export const Small = meta.story({ render: () => row(32) });

/** With an accessible name. */
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

export const DoName = meta.story({
  tags: ['guidance'],
  name: 'The name is next to the dish.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <div style={{ inlineSize: 48 }}>
        <Dish id="burger" />
      </div>
      <span>Burger</span>
    </Stack>
  ),
});

export const DontName = meta.story({
  tags: ['guidance'],
  name: 'A picture alone, which may be called anything.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <div style={{ inlineSize: 48 }}>
        <Dish id="burger" />
      </div>
      <div style={{ inlineSize: 48 }}>
        <Dish id="salad" />
      </div>
    </Stack>
  ),
});
