import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Coin } from './Coin.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

const meta = preview.meta({ title: 'Artwork/Coin', tags: ['autodocs'], component: Coin, args: { value: 25 } });

export const AllCoins = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {([1, 5, 10, 25] as const).map((value) => (
        <span key={value} style={{ inlineSize: 64 }}>
          <Coin value={value} title={value === 1 ? '1 cent' : `${value} cents`} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((coin) => coin.getAttribute('aria-label'))).toEqual([
      '1 cent',
      '5 cents',
      '10 cents',
      '25 cents',
    ]);
  },
});

/** The number is readable from 20 px up. Smaller coins are only a symbol. */
export const Small = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {([1, 5, 10, 25] as const).map((value) => (
        <span key={value} style={{ inlineSize: 20 }}>
          <Coin value={value} />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const DoAmount = meta.story({
  tags: ['guidance'],
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
  tags: ['guidance'],
  name: 'Some children can’t see or count the pictures.',
  render: () => (
    <Stack direction="horizontal" align="center" gap="s">
      <Coin value={25} />
      <Coin value={10} />
    </Stack>
  ),
});
