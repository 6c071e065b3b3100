import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HomePage } from './HomePage.tsx';

const meta = preview.meta({ title: 'Shell/Home', component: HomePage, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: 'Start Your Math Adventure!' });

    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/game', '/game']);
    await expect(canvas.getAllByText('Coming Soon')).toHaveLength(2);
  },
});
