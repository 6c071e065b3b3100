import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Door } from './Door.tsx';

const meta = preview.meta({
  title: 'Restaurant/Door',
  tags: ['autodocs'],
  component: Door,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 90, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Nobody = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const NextCustomer = meta.story({
  args: { hasVisitor: true, title: 'Somebody is at the door' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Somebody is at the door' })).toBeVisible();
  },
});
