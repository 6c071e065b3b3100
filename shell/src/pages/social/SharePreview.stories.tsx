import preview from '../../../../.storybook/preview.tsx';
import { SharePreview } from './SharePreview.tsx';

// The images in `public/social` are screenshots of these stories, 1200 x 630 pixels in size.
const meta = preview.meta({
  title: 'Shell/Share previews',
  component: SharePreview,
  parameters: { layout: 'fullscreen' },
});

export const Home = meta.story({ args: { page: 'home' } });

export const Game = meta.story({ args: { page: 'game' } });

export const Pricing = meta.story({ args: { page: 'pricing' } });

export const About = meta.story({ args: { page: 'about' } });

export const Blog = meta.story({ args: { page: 'blog' } });

export const Privacy = meta.story({ args: { page: 'privacy' } });

export const Support = meta.story({ args: { page: 'support' } });

export const Teachers = meta.story({ args: { page: 'teachers' } });

export const Teach = meta.story({ args: { page: 'teach' } });

export const Schools = meta.story({ args: { page: 'schools' } });

export const Accessibility = meta.story({ args: { page: 'accessibility' } });
