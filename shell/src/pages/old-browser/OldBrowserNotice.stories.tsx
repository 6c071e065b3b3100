import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { OldBrowserNotice } from './OldBrowserNotice.tsx';

const meta = preview.meta({ title: 'Shell/Old browser', component: OldBrowserNotice });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This browser is too old for the game' })).toBeVisible();
    await expect(
      canvas.getByText(/need Chrome or Edge 112, Firefox 128, Safari 16\.5, or a newer version/),
    ).toBeVisible();
  },
});
