// The only place that imports remotes: the composition in one build, for development and as the measure of federation.
import type { ComponentType } from 'react';
import { pageFrom, type RemoteId, type RemoteView } from './remotePages.ts';

const loaders: Record<RemoteId, () => Promise<unknown>> = {
  'mf_game/GamePage': () => import(/* webpackChunkName: "mf_game-GamePage" */ '@countertop/mf-game/GamePage'),
  'mf_game/SendUnsent': () => import(/* webpackChunkName: "mf_game-SendUnsent" */ '@countertop/mf-game/SendUnsent'),
  'mf_account/CertificatePage': () =>
    import(/* webpackChunkName: "mf_account-CertificatePage" */ '@countertop/mf-account/CertificatePage'),
  'mf_account/DashboardPage': () =>
    import(/* webpackChunkName: "mf_account-DashboardPage" */ '@countertop/mf-account/DashboardPage'),
  'mf_account/ProfilePage': () =>
    import(/* webpackChunkName: "mf_account-ProfilePage" */ '@countertop/mf-account/ProfilePage'),
  'mf_account/PricingPage': () =>
    import(/* webpackChunkName: "mf_account-PricingPage" */ '@countertop/mf-account/PricingPage'),
  'mf_account/SignInPage': () =>
    import(/* webpackChunkName: "mf_account-SignInPage" */ '@countertop/mf-account/SignInPage'),
  'mf_account/VerifyPage': () =>
    import(/* webpackChunkName: "mf_account-VerifyPage" */ '@countertop/mf-account/VerifyPage'),
  'mf_account/WhatWeKnowPage': () =>
    import(/* webpackChunkName: "mf_account-WhatWeKnowPage" */ '@countertop/mf-account/WhatWeKnowPage'),
  'mf_admin/TeacherDashboardPage': () =>
    import(/* webpackChunkName: "mf_admin-TeacherDashboardPage" */ '@countertop/mf-admin/TeacherDashboardPage'),
  'mf_admin/SubscriptionAnalyticsPage': () =>
    import(
      /* webpackChunkName: "mf_admin-SubscriptionAnalyticsPage" */ '@countertop/mf-admin/SubscriptionAnalyticsPage'
    ),
  'mf_admin/AnalyticsPage': () =>
    import(/* webpackChunkName: "mf_admin-AnalyticsPage" */ '@countertop/mf-admin/AnalyticsPage'),
};

/** Loads a page of a remote that is part of this build. */
export async function loadRemotePage(view: RemoteView): Promise<ComponentType> {
  return pageFrom(await loaders[view.remote](), view);
}
