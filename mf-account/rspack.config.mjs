import { createConfig } from '../rspack.base.mjs';

export default createConfig({
  context: import.meta.dirname,
  name: 'mf_account',
  kind: 'remote',
  exposes: {
    './CertificatePage': './src/CertificatePage.tsx',
    './DashboardPage': './src/DashboardPage.tsx',
    './PricingPage': './src/PricingPage.tsx',
    './ProfilePage': './src/ProfilePage.tsx',
    './SignInPage': './src/SignInPage.tsx',
    './VerifyPage': './src/VerifyPage.tsx',
    './WhatWeKnowPage': './src/WhatWeKnowPage.tsx',
  },
});
