import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageAt } from '../pages.ts';
import { NoScriptPage } from './NoScriptPage.tsx';

const meta = preview.meta({ title: 'Shell/Without JavaScript', component: NoScriptPage });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page needs JavaScript' })).toBeVisible();
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    // Links lead to server-rendered pages only.
    await expect(links.filter(({ pathname }) => !pageAt(pathname)?.isPublic)).toEqual([]);
    await expect(links.length).toBeGreaterThan(4);
  },
});
