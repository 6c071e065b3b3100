import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CounterScene, OnCounter } from './CounterScene.tsx';

const meta = preview.meta({
  title: 'Shell/Counter scene',
  component: CounterScene,
  args: {
    children: (
      <>
        <OnCounter width="customer">
          <Customer look={7} mood="happy" />
        </OnCounter>
        <OnCounter width="dish">
          <Dish id="soup" />
        </OnCounter>
      </>
    ),
  },
});

/** Screen readers skip it, because the text next to it says the same. */
export const OnACard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const AcrossAPage = meta.story({ args: { size: 'wide' } });
