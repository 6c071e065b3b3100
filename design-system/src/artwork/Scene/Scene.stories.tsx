import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Scene } from './Scene.tsx';

const meta = preview.meta({ title: 'Artwork/Scene', tags: ['autodocs'], component: Scene });

/** `quietRestaurant`: nothing here yet. */
export const QuietRestaurant = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** `emptyPlate`: nothing found, after a search or filter. */
export const EmptyPlate = meta.story({ args: { name: 'emptyPlate' } });

/** `emptyRail`: no orders, badges or messages yet. */
export const EmptyRail = meta.story({ args: { name: 'emptyRail' } });

/** `closedShutter`: offline, or the server cannot be reached. */
export const ClosedShutter = meta.story({ args: { name: 'closedShutter' } });

/** `spill`: something went wrong. */
export const Spill = meta.story({ args: { name: 'spill' } });

export const Named = meta.story({
  args: { name: 'closedShutter', title: 'A shop with its shutter down' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A shop with its shutter down' })).toBeVisible();
  },
});

export const OnACard = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(['quietRestaurant', 'emptyPlate', 'emptyRail', 'closedShutter', 'spill'] as const).map((name) => (
        <div key={name} style={{ flex: '1 1 16rem', padding: 16, background: 'var(--surface-card)' }}>
          <Scene name={name} />
        </div>
      ))}
    </div>
  ),
});
