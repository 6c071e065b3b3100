import { createConfig } from '../rspack.base.mjs';

export default createConfig({
  context: import.meta.dirname,
  name: 'mf_admin',
  kind: 'remote',
  exposes: {
    './AnalyticsPage': './src/AnalyticsPage.tsx',
    './SubscriptionAnalyticsPage': './src/SubscriptionAnalyticsPage.tsx',
    './TeacherDashboardPage': './src/TeacherDashboardPage.tsx',
  },
});
