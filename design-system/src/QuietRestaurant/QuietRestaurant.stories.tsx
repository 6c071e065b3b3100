import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { QuietRestaurant } from './QuietRestaurant.tsx';

const meta = preview.meta({ title: 'Drawings/QuietRestaurant', component: QuietRestaurant });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
