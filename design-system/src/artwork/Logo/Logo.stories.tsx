import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Artwork/Logo', tags: ['autodocs'], component: Logo });

export const Wordmark = meta.story({
  args: { title: 'Countertop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Countertop' })).toBeVisible();
  },
});

/** The mark alone. */
export const Mark = meta.story({ args: { variant: 'mark' } });

/** Light on tile. */
export const OnTile = meta.story({
  render: (args) => (
    <div data-surface="tile" style={{ padding: 24, background: 'var(--surface-tile)' }}>
      <Logo {...args} />
    </div>
  ),
});
