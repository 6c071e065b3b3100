import { Page } from '@countertop/design-system/Page';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Contact } from './Contact.tsx';

const meta = preview.meta({
  title: 'Shell/Contact',
  component: Contact,
  args: { email: null },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page width="full">
      <h1>Games</h1>
      <Contact {...args} />
    </Page>
  ),
});

export const WithoutEmail = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contact' })).toHaveAttribute('id', 'contact');
    await expect(canvas.queryByText('By email')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open Math Bistro' })).toHaveAttribute('href', '/game');
  },
});

export const WithEmail = meta.story({
  args: { email: 'hello@school.test' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'hello@school.test' });

    await expect(link).toHaveAttribute('href', 'mailto:hello@school.test');
  },
});
