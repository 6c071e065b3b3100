import type * as Certificate from '@countertop/mf-account/CertificatePage';
import type * as Dashboard from '@countertop/mf-account/DashboardPage';
import type * as Pricing from '@countertop/mf-account/PricingPage';
import type * as Profile from '@countertop/mf-account/ProfilePage';
import type * as SignIn from '@countertop/mf-account/SignInPage';
import type * as Verify from '@countertop/mf-account/VerifyPage';
import type * as WhatWeKnow from '@countertop/mf-account/WhatWeKnowPage';
import type * as Analytics from '@countertop/mf-admin/AnalyticsPage';
import type * as SubscriptionAnalytics from '@countertop/mf-admin/SubscriptionAnalyticsPage';
import type * as TeacherDashboard from '@countertop/mf-admin/TeacherDashboardPage';
import type * as Game from '@countertop/mf-game/GamePage';
import type * as Unsent from '@countertop/mf-game/SendUnsent';
import { createElement, type ComponentType } from 'react';

/** Each page of a remote. The types come from the workspace and vanish; the code comes from the remote at run time. */
interface RemotePages {
  'mf_game/GamePage': typeof Game.GamePage;
  'mf_game/SendUnsent': typeof Unsent.SendUnsent;
  'mf_account/CertificatePage': typeof Certificate.CertificatePage;
  'mf_account/DashboardPage': typeof Dashboard.DashboardPage;
  'mf_account/ProfilePage': typeof Profile.ProfilePage;
  'mf_account/PricingPage': typeof Pricing.PricingPage;
  'mf_account/SignInPage': typeof SignIn.SignInPage;
  'mf_account/VerifyPage': typeof Verify.VerifyPage;
  'mf_account/WhatWeKnowPage': typeof WhatWeKnow.WhatWeKnowPage;
  'mf_admin/TeacherDashboardPage': typeof TeacherDashboard.TeacherDashboardPage;
  'mf_admin/SubscriptionAnalyticsPage': typeof SubscriptionAnalytics.SubscriptionAnalyticsPage;
  'mf_admin/AnalyticsPage': typeof Analytics.AnalyticsPage;
}

/** Name of a remote, a slash, and the page it exposes, which is also the name of the component in it. */
export type RemoteId = keyof RemotePages;

/** A page that a remote holds, with what it is told. */
export type RemoteView = {
  [Id in RemoteId]: { remote: Id; props?: Parameters<RemotePages[Id]>[0] };
}[RemoteId];

function isPage(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}

/** The page of a module that came at run time, ready to be shown. Throws when the module does not hold it. */
export function pageFrom(module: unknown, view: RemoteView): ComponentType {
  const name = view.remote.slice(view.remote.indexOf('/') + 1);
  const page: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (!isPage(page)) throw new Error(`${view.remote} holds no page.`);
  return function RemotePage() {
    return createElement(page, view.props);
  };
}
