import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Storefront, Skyline } from './Storefront.tsx';

const meta = preview.meta({
  title: 'Artwork/Storefront',
  tags: ['autodocs'],
  component: Storefront,
  args: { sign: 'Math Bistro', doorSign: 'Open' },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Storefront {...args} />
    </div>
  ),
});

export const OpenForBusiness = meta.story({
  args: { title: 'The Math Bistro shop front' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The Math Bistro shop front' })).toBeVisible();
  },
});

/** A long name is set smaller. */
export const LongName = meta.story({
  args: { sign: 'The Neighborhood Arithmetic Bistro', doorSign: 'Geöffnet', customers: [11, 13] },
});

/** With `Skyline`. */
export const OnTheStreet = meta.story({
  render: (args) => (
    <div
      style={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        paddingBlockStart: 48,
        background: 'var(--surface-wall)',
      }}
    >
      <Skyline />
      <div style={{ inlineSize: '55%', marginInlineStart: 'auto' }}>
        <Storefront {...args} />
      </div>
    </div>
  ),
});
