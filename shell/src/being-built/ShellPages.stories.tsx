import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AboutPage, BlogPage, PrivacyPage } from './ShellPages.tsx';

const meta = preview.meta({ title: 'Shell/Being built', component: AboutPage });

export const About = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being built')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Play Math Bistro' })).toHaveAttribute('href', '/game');
  },
});

export const Blog = meta.story({ render: () => <BlogPage /> });

export const Privacy = meta.story({ render: () => <PrivacyPage /> });
