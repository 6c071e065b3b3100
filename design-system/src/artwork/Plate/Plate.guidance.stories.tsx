import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { userIcon } from '../../components/Icon/icons.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Dish } from '../Dish/Dish.tsx';
import { Plate } from './Plate.tsx';

const meta = preview.meta({ title: 'Artwork/Plate guidance', component: Plate, tags: ['guidance'] });

export const DoMarker = meta.story({
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
