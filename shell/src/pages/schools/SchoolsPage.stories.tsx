import { expect } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SchoolsPage } from './SchoolsPage.tsx';

const meta = preview.meta({
  title: 'Shell/Schools',
  component: SchoolsPage,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  parameters: inAllModes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notice to schools' })).toBeVisible();
    await expect(canvas.getByText(/^No marketing to children/)).toBeVisible();
    await expect(canvas.getByText(/^Razorpay processes the payment/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/support?topic=other');
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  },
});
