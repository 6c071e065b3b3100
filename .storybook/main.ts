import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { docgenPlugin } from './docgen/docgenPlugin.ts';
import { linkComponents } from './docgen/linkComponents.ts';
import { articlePlugin } from '../tools/build/articleTransform.mjs';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['design-system', 'mf-game', 'mf-account', 'mf-admin', 'shell'];

/** Storybook warns about each pattern without a match. */
function hasStories(folder: string): boolean {
  return readdirSync(join(root, folder, 'src'), { recursive: true }).some((name) =>
    String(name).endsWith('.stories.tsx'),
  );
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: packages.filter(hasStories).map((folder) => `../${folder}/src/**/*.@(mdx|stories.tsx)`),
  addons: [
    // Tables in MDX need remark-gfm.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, linkComponents(root)] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Code examples come from the source of the stories. The search finds headings of pages.
  features: { experimentalTestSyntax: true, experimentalCodeExamples: true, experimentalSearchDocsHeadings: true },
  tags: {
    // Stories that only test a behavior, which pages don't show either, and the do and don't examples of the pages.
    behavior: { defaultFilterSelection: 'exclude' },
    guidance: { excludeFromSidebar: true },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Only for the controls of the stories. The props on the pages are read by docgenPlugin, which knows inherited ones, too.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), catalogPlugin(), articlePlugin(), docgenPlugin(root)],
  }),
});
