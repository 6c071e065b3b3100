import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SupportPage } from './SupportPage.tsx';

const meta = preview.meta({
  title: 'Shell/Support/Page',
  component: SupportPage,
  parameters: { layout: 'fullscreen', address: '/support?topic=payment&reference=req-1' },
});

/** Fills in what the link names, and shows the address that the server names. */
export const FromALink = meta.story({
  beforeEach: () => {
    const address = document.createElement('meta');
    address.name = 'support-email';
    address.content = 'help@countertop.example';
    document.head.append(address);
    return () => address.remove();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Payments and refunds' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Reference for support/ })).toHaveValue('req-1');
    await expect(canvas.getByRole('link', { name: 'help@countertop.example' })).toHaveAttribute(
      'href',
      'mailto:help@countertop.example',
    );
  },
});
