import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SupportPage } from './SupportPage.tsx';

const meta = preview.meta({
  title: 'Shell/Support/Page',
  component: SupportPage,
  parameters: { layout: 'fullscreen' },
});

/** Fills in what the link names, and shows the address that the server names. */
export const FromALink = meta.story({
  beforeEach: () => {
    const before = location.href;
    const address = document.createElement('meta');
    address.name = 'support-email';
    address.content = 'help@countertop.example';
    document.head.append(address);
    const link = new URL(before);
    link.searchParams.set('topic', 'payment');
    link.searchParams.set('reference', 'req-1');
    history.replaceState(history.state, '', link);
    return () => {
      address.remove();
      history.replaceState(history.state, '', before);
    };
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
