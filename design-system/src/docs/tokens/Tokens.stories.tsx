import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ColorGroups, FoundationTokens, TokenFiles } from './TokenTables.tsx';

const meta = preview.meta({ title: 'Foundations/Tokens', component: FoundationTokens, args: { group: 'space' } });

export const Files = meta.story({
  render: () => <TokenFiles />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'high-contrast.tokens.json' });

    await expect(link).toHaveAttribute('download', 'high-contrast.tokens.json');
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"$type": "color"');
  },
});

export const Colors = meta.story({
  render: () => <ColorGroups />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^play / })).toHaveTextContent('--play-bg');
  },
});

export const Type = meta.story({ args: { group: 'type' } });
export const Fonts = meta.story({ args: { group: 'font' } });
export const Spacing = meta.story({
  args: { group: 'space' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^xs / })).toHaveTextContent(/--sp-xs.*0\.5rem/);
  },
});
export const Radii = meta.story({ args: { group: 'radius' } });
export const Shadows = meta.story({ args: { group: 'shadow' } });
export const Durations = meta.story({ args: { group: 'duration' } });
export const Easings = meta.story({ args: { group: 'easing' } });
