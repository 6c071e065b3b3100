import { expect, within } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AccessibilityPage } from './AccessibilityPage.tsx';

const meta = preview.meta({
  title: 'Shell/Accessibility',
  component: AccessibilityPage,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /WCAG 2.2/ }));

    await expect(table.getAllByRole('row')).toHaveLength(56);
    await expect(table.getByRole('row', { name: /^2.1.1 Keyboard/ })).toHaveTextContent('Supports');
    await expect(table.getByRole('row', { name: /^1.2.2 Captions/ })).toHaveTextContent('Not applicable');
    await expect(canvas.getByRole('link', { name: /PDF/ })).toHaveAttribute('download');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/support?topic=other');
  },
});
