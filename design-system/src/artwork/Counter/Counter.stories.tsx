import preview from '../../../../.storybook/preview.tsx';
import { TileWall } from '../TileWall/TileWall.tsx';
import { Counter } from './Counter.tsx';

const meta = preview.meta({
  title: 'Restaurant/Counter',
  tags: ['autodocs'],
  component: Counter,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

/** At the end of the hero. */
export const BelowTheHero = meta.story({
  render: () => (
    <>
      <TileWall glaze="full">
        <h2 style={{ padding: 40 }}>Do the math.</h2>
      </TileWall>
      <Counter />
    </>
  ),
});
