import { Page } from '@countertop/design-system/Page';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Contact } from './Contact.tsx';

const meta = preview.meta({
  title: 'Shell/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page width="full">
      <h1>Games</h1>
      <Contact />
    </Page>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contact' })).toHaveAttribute('id', 'contact');
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support');
    await expect(canvas.getByRole('link', { name: 'Open Math Bistro' })).toHaveAttribute('href', '/game');
  },
});
