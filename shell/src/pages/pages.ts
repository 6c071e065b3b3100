import type { en } from '../app/shell.messages.ts';
import type { RemoteView } from '../federation/remotePages.ts';
import type { SocialPicture } from './socialImage.ts';

type NameOf<Key> = Key extends `${infer Name}.title` ? Name : never;
/** Each page has a title and a description in the catalogue, under this name. */
export type PageName = Exclude<NameOf<keyof typeof en>, 'notFound'>;

/** A page of the shell itself. */
export interface ShellView {
  shell: 'home' | 'about' | 'blog' | 'privacy' | 'earlyAccess' | 'notFound';
}

/** One URL of the site. */
export interface Page {
  /** Lower case, without a slash at the end. */
  path: `/${string}`;
  name: PageName;
  view: ShellView | RemoteView;
  /** Whether search engines may list it. */
  robots: 'index' | 'noindex';
  /** The page is rendered to HTML when the site is built, so that it shows before any script. Looks the same to everyone. */
  isPublic?: true;
  /** What share previews show; the picture of the home page when left out. */
  picture?: SocialPicture;
  /**
   * `payment`: the page's Content-Security-Policy names the payment provider, and no other page's does. Such a page is a
   * document of its own: ways to it and from it load a page.
   */
  policy?: 'payment';
  /** `none`: the page fills the window and has a header of its own. */
  frame?: 'none';
}

/** Every URL of the site is here and nowhere else. Anything not here is the not-found page. */
export const pages: readonly Page[] = [
  {
    path: '/',
    name: 'home',
    view: { shell: 'home' },
    robots: 'index',
    isPublic: true,
  },
  {
    path: '/game',
    name: 'game',
    view: { remote: 'mf_game/GamePage' },
    robots: 'index',
    picture: 'game',
    frame: 'none',
  },
  {
    path: '/game-setup',
    name: 'gameSetup',
    view: { remote: 'mf_game/GamePage', props: { startAt: 'setup' } },
    robots: 'noindex',
    picture: 'game',
    frame: 'none',
  },
  {
    path: '/dashboard',
    name: 'dashboard',
    view: { remote: 'mf_account/DashboardPage' },
    robots: 'noindex',
  },
  {
    path: '/pricing',
    name: 'pricing',
    view: { remote: 'mf_account/PricingPage' },
    robots: 'index',
    isPublic: true,
    picture: 'pricing',
    policy: 'payment',
  },
  {
    path: '/profile',
    name: 'profile',
    view: { remote: 'mf_account/ProfilePage' },
    robots: 'noindex',
  },
  {
    path: '/about',
    name: 'about',
    view: { shell: 'about' },
    robots: 'index',
    isPublic: true,
    picture: 'about',
  },
  {
    path: '/blog',
    name: 'blog',
    view: { shell: 'blog' },
    robots: 'index',
    isPublic: true,
    picture: 'blog',
  },
  {
    path: '/privacy',
    name: 'privacy',
    view: { shell: 'privacy' },
    robots: 'index',
    isPublic: true,
    picture: 'privacy',
  },
  {
    path: '/teacher-dashboard',
    name: 'teacherDashboard',
    view: { remote: 'mf_admin/TeacherDashboardPage' },
    robots: 'index',
    picture: 'teachers',
  },
  {
    path: '/admin-analytics',
    name: 'adminAnalytics',
    view: { remote: 'mf_admin/SubscriptionAnalyticsPage' },
    robots: 'noindex',
  },
  {
    path: '/analytics',
    name: 'analytics',
    view: { remote: 'mf_admin/AnalyticsPage' },
    robots: 'noindex',
  },
  { path: '/what-we-know', name: 'whatWeKnow', view: { remote: 'mf_account/WhatWeKnowPage' }, robots: 'noindex' },
  {
    path: '/certificate',
    name: 'certificate',
    view: { remote: 'mf_account/CertificatePage' },
    robots: 'noindex',
  },
  { path: '/verify', name: 'verify', view: { remote: 'mf_account/VerifyPage' }, robots: 'noindex' },
  { path: '/early-access', name: 'earlyAccess', view: { shell: 'earlyAccess' }, robots: 'noindex' },
  { path: '/sign-in', name: 'signIn', view: { remote: 'mf_account/SignInPage' }, robots: 'noindex', isPublic: true },
  {
    path: '/create-account',
    name: 'createAccount',
    view: { remote: 'mf_account/SignInPage', props: { startAt: 'create' } },
    robots: 'noindex',
  },
  {
    path: '/forgot-password',
    name: 'forgotPassword',
    view: { remote: 'mf_account/SignInPage', props: { startAt: 'forgotten' } },
    robots: 'noindex',
  },
];

/** The page at an address: letter case and one slash at the end make no difference. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.toLowerCase();
  return pages.find((page) => path === page.path || path === `${page.path}/`);
}
