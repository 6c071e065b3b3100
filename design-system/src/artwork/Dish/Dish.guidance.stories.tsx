import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Dish } from './Dish.tsx';

const meta = preview.meta({ title: 'Artwork/Dish guidance', component: Dish, tags: ['guidance'] });

export const DoName = meta.story({
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
