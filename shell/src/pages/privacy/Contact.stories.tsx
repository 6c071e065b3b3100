import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Contact } from './Contact.tsx';

const meta = preview.meta({ title: 'Shell/Privacy/Contact', component: Contact });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support?topic=privacy',
    );
  },
});
