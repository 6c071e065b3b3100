import { expect } from 'storybook/test';
import { inAllModes } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AboutPage } from './AboutPage.tsx';

const meta = preview.meta({ title: 'Shell/About', component: AboutPage, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  tags: ['nightly'],
  parameters: inAllModes,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Countertop' })).toBeVisible();
    for (const name of ['Our mission', 'Our philosophy', 'Our team'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    for (const figure of ['1000+ students', '95% positive feedback', '50+ schools', '24/7'])
      await expect(canvas.getByText(figure)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Plans and prices' })).toHaveAttribute('href', '/pricing');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
