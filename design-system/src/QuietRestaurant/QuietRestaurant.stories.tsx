import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { QuietRestaurant } from './QuietRestaurant.tsx';

const meta = preview.meta({
  title: 'Drawings/QuietRestaurant',
  component: QuietRestaurant,
  args: { children: 'Nobody has eaten here yet.' },
});

export const WithANextStep = meta.story({
  args: { action: <Button>Open the restaurant</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open the restaurant' })).toBeVisible();
  },
});

export const SentenceOnly = meta.story();
