import { defineMain } from '@storybook/react-vite/node';
import { cataloguePlugin } from '../messages-transform.mjs';

const rooms = ['design-system', 'mf-game', 'mf-account', 'mf-admin', 'shell'];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: rooms.flatMap((room) => [`../${room}/src/**/*.mdx`, `../${room}/src/**/*.stories.tsx`]),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, which react-docgen-typescript needs.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), cataloguePlugin()] }),
});
