import { createConfig } from '../tools/build/rspackConfig.mjs';

export default createConfig({
  context: import.meta.dirname,
  name: 'mf_account',
  kind: 'remote',
  exposes: {
    './CertificatePage': './src/pages/CertificatePage.tsx',
    './DashboardPage': './src/pages/DashboardPage.tsx',
    './PricingPage': './src/pages/PricingPage.tsx',
    './ProfilePage': './src/pages/ProfilePage.tsx',
    './SignInPage': './src/pages/SignInPage.tsx',
    './VerifyPage': './src/pages/VerifyPage.tsx',
    './WhatWeKnowPage': './src/pages/WhatWeKnowPage.tsx',
  },
});
