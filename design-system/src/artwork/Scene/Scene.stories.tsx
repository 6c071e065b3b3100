import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Scene } from './Scene.tsx';

const meta = preview.meta({ title: 'Artwork/Scene', component: Scene });

export const QuietRestaurant = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const EmptyPlate = meta.story({ args: { name: 'emptyPlate' } });

export const EmptyRail = meta.story({ args: { name: 'emptyRail' } });

export const ClosedShutter = meta.story({ args: { name: 'closedShutter' } });

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
