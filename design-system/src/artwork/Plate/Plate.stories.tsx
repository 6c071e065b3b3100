import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Coin } from '../Coin/Coin.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lockIcon, userIcon } from '../../components/Icon/icons.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Plate } from './Plate.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const meta = preview.meta({ title: 'Artwork/Plate', tags: ['autodocs'], component: Plate });

export const WithADish = meta.story({
  args: { children: <Dish id="burger" title="Burger" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Burger' })).toBeVisible();
  },
});

export const WithAnIcon = meta.story({ args: { children: <Icon icon={lockIcon} /> } });

export const PointsOfAList = meta.story({
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 0, listStyle: 'none' }}>
      {(['medium', 'small'] as const).flatMap((size) =>
        [<Picture key="bell" name="bell" />, <Coin key="coin" value={10} />, <Dish key="dish" id="salad" />].map(
          (thing) => (
            <li key={size + thing.key}>
              <Plate size={size}>{thing}</Plate>
            </li>
          ),
        ),
      )}
    </ul>
  ),
});

/** Empty. */
export const Empty = meta.story();

export const DoMarker = meta.story({
  tags: ['guidance'],
  name: 'Marks the items of a list.',
  render: () => (
    <Stack as="ul" gap="s">
      <li>
        <Stack direction="horizontal" gap="s" align="center">
          <Plate size="small">
            <Dish id="burger" />
          </Plate>
          <span>Twelve dishes</span>
        </Stack>
      </li>
    </Stack>
  ),
});

export const DontMarker = meta.story({
  tags: ['guidance'],
  name: 'A person on a plate. Use Avatar.',
  render: () => (
    <Stack direction="horizontal" gap="s" align="center">
      <Plate size="small">
        <Icon icon={userIcon} />
      </Plate>
      <span>Mia</span>
    </Stack>
  ),
});
