import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { catalogPlugin } from '../tools/build/messagesTransform.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['design-system', 'mf-game', 'mf-account', 'mf-admin', 'shell'];

/** Storybook warns about each pattern that finds nothing, and some rooms have no stories of their own yet. */
function hasStories(room: string): boolean {
  return readdirSync(join(root, room, 'src'), { recursive: true }).some((name) =>
    String(name).endsWith('.stories.tsx'),
  );
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: rooms.filter(hasStories).map((room) => `../${room}/src/**/*.@(mdx|stories.tsx)`),
  addons: [
    // Without it the tables of the pages are printed as bars and dashes.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), catalogPlugin()] }),
});
