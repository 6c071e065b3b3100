import { createConfig } from '../tools/build/rspackConfig.mjs';

export default createConfig({
  context: import.meta.dirname,
  name: 'mf_admin',
  kind: 'remote',
  exposes: {
    './AnalyticsPage': './src/pages/AnalyticsPage.tsx',
    './SubscriptionAnalyticsPage': './src/pages/SubscriptionAnalyticsPage.tsx',
    './TeacherDashboardPage': './src/pages/TeacherDashboardPage.tsx',
  },
});
