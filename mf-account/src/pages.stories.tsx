import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PricingPage } from './PricingPage.tsx';

const meta = preview.meta({ title: 'Account/Pages', component: PricingPage });

export const Pricing = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await expect(canvas.getByText('Being built')).toBeVisible();
  },
});
