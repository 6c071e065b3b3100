import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Contact } from './Contact.tsx';

const meta = preview.meta({ title: 'Shell/Privacy/Contact', component: Contact, args: { email: null } });

export const WithoutEmail = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'What we know about you' })).toHaveAttribute('href', '/what-we-know');
  },
});

export const WithEmail = meta.story({
  args: { email: 'hello@countertop.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'hello@countertop.example' })).toHaveAttribute(
      'href',
      'mailto:hello@countertop.example',
    );
  },
});
