import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { preferences } from '../../theme/preferences/preferences.ts';
import { valueOf } from './contrast.ts';
import { Swatches } from './Swatches.tsx';
import { ThemeComparison } from './ThemeComparison.tsx';

const meta = preview.meta({ title: 'Foundations/Color', component: Swatches, args: { group: 'surface' } });

export const Surfaces = meta.story({
  args: { group: 'surface' },
  play: async ({ canvas }) => {
    const page = canvas.getByText(/^--surface-page$/);

    await expect(page.parentElement).toHaveTextContent(valueOf(preferences.theme, 'surface.page'));
    await expect(canvas.getByText(/pairs tested, minimum/, { selector: 'li:first-child span' })).toBeVisible();
  },
});
export const Text = meta.story({ args: { group: 'text' } });
export const Borders = meta.story({ args: { group: 'border' } });
export const Action = meta.story({ args: { group: 'action' } });
export const Play = meta.story({ args: { group: 'play' } });
export const Success = meta.story({ args: { group: 'success' } });
export const Warning = meta.story({ args: { group: 'warning' } });
export const Danger = meta.story({ args: { group: 'danger' } });
export const Info = meta.story({ args: { group: 'info' } });
export const Focus = meta.story({ args: { group: 'focus' } });
export const Charts = meta.story({ args: { group: 'chart' } });
export const Accents = meta.story({ args: { group: 'accent' } });
export const Art = meta.story({ args: { group: 'art' } });

export const Themes = meta.story({
  render: () => <ThemeComparison />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(6);
  },
});
