import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { BistroItem, bistroItemNames } from './BistroItem.tsx';

const meta = preview.meta({
  title: 'Restaurant/BistroItem',
  tags: ['autodocs'],
  component: BistroItem,
  args: { name: 'plant' as const },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Plant = meta.story({ args: { title: 'Plant' } });

/** Decorative. */
export const Untitled = meta.story({ tags: ['behavior'] });

const sheet = (inlineSize: number) => (
  <div style={{ inlineSize: 'min(600px, 100vi - 4rem)', display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {bistroItemNames.map((name) => (
      <div key={name} style={{ inlineSize }}>
        <BistroItem name={name} title={name} />
      </div>
    ))}
  </div>
);

export const All = meta.story({
  render: () => sheet(64),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(24);
  },
});

export const Small = meta.story({ render: () => sheet(32) });
