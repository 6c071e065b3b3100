import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Coin } from './Coin.tsx';

const meta = preview.meta({ title: 'Artwork/Coin guidance', component: Coin, tags: ['guidance'] });

export const DoAmount = meta.story({
  name: 'The amount is also written out.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Coin value={25} />
      <Coin value={10} />
      <span>35 cents</span>
    </Stack>
  ),
});

export const DontAmount = meta.story({
  name: 'Some children can’t see or count the pictures.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Coin value={25} />
      <Coin value={10} />
    </Stack>
  ),
});
