import { type PagePath, pagePaths } from '@countertop/contract/site/pages';
import type { SignInPageProps } from '@countertop/mf-account/SignInPage';
import type { GamePageProps } from '@countertop/mf-game/GamePage';
import type { ComponentType } from 'react';
import type { RemoteView } from '../federation/remotePage.ts';
import { pathAt } from './pathAt.ts';
import type { SocialPicture } from './socialImage.ts';

/** A page of the shell itself. */
export interface ShellView {
  /** Name of the chunk that holds the page, so that the server can preload it. */
  chunk: string;
  load: () => Promise<ComponentType>;
  /** Loads the parts that `load` leaves for later. Navigation in the browser waits for them, so that nothing moves afterwards. */
  loadParts?: () => Promise<void>;
}

/** A page of the site. Its title and description are in `pages.messages.ts`, under its path. */
export interface Page {
  path: PagePath;
  view: ShellView | RemoteView;
  /** Whether search engines may list it. */
  robots: 'index' | 'noindex';
  /**
   * Looks the same to everyone, or to everyone who isn't signed in (`htmlFor`). Rendered to HTML at build time, so that it shows
   * before any script has run.
   */
  isPublic?: true;
  /** Query parameters that choose a view. Such addresses aren't served as HTML, which shows the page without them. */
  viewParameters?: string[];
  /** `signedOut`: signed-in users see personal content here, so they aren't served the HTML. */
  htmlFor?: 'signedOut';
  /** Needs JavaScript: without it, a notice replaces the HTML. */
  needsScript?: true;
  /** Picture for share previews. Defaults to that of the home page. */
  picture?: SocialPicture;
  /**
   * `payment`: the Content-Security-Policy of this page allows the payment provider. A policy lasts as long as its
   * document, so navigating to or from such a page loads a new document.
   */
  policy?: 'payment';
  /** `none`: the page fills the window and has its own header. */
  layout?: 'none';
}

const registry: Readonly<Record<PagePath, Omit<Page, 'path'>>> = {
  '/': {
    view: {
      chunk: 'home',
      load: async () => (await import(/* webpackChunkName: "home" */ './home/HomePage.tsx')).HomePage,
      loadParts: async () => (await import(/* webpackChunkName: "home" */ './home/lazySections.ts')).preloadSections(),
    },
    robots: 'index',
    isPublic: true,
  },
  '/game': {
    view: { remote: 'mf_game', page: 'GamePage' },
    robots: 'index',
    isPublic: true,
    viewParameters: ['seed', 'ages', 'type', 'lesson'],
    htmlFor: 'signedOut',
    needsScript: true,
    picture: 'game',
    layout: 'none',
  },
  '/game-setup': {
    view: { remote: 'mf_game', page: 'GamePage', props: { startAt: 'setup' } satisfies GamePageProps },
    robots: 'noindex',
    picture: 'game',
    layout: 'none',
  },
  '/dashboard': {
    view: { remote: 'mf_account', page: 'DashboardPage' },
    robots: 'noindex',
  },
  '/pricing': {
    view: { remote: 'mf_account', page: 'PricingPage' },
    robots: 'index',
    isPublic: true,
    picture: 'pricing',
    policy: 'payment',
  },
  '/profile': {
    view: { remote: 'mf_account', page: 'ProfilePage' },
    robots: 'noindex',
  },
  '/about': {
    view: {
      chunk: 'about',
      load: async () => (await import(/* webpackChunkName: "about" */ './about/AboutPage.tsx')).AboutPage,
    },
    robots: 'index',
    isPublic: true,
    picture: 'about',
  },
  '/blog': {
    view: {
      chunk: 'blog',
      load: async () => (await import(/* webpackChunkName: "blog" */ './blog/BlogPage.tsx')).BlogPage,
    },
    robots: 'index',
    isPublic: true,
    picture: 'blog',
  },
  '/privacy': {
    view: {
      chunk: 'privacy',
      load: async () => (await import(/* webpackChunkName: "privacy" */ './privacy/PrivacyPage.tsx')).PrivacyPage,
    },
    robots: 'index',
    isPublic: true,
    picture: 'privacy',
  },
  '/teacher-dashboard': {
    view: { remote: 'mf_admin', page: 'TeacherDashboardPage' },
    robots: 'index',
    isPublic: true,
    viewParameters: ['tab', 'student', 'sort', 'search'],
    htmlFor: 'signedOut',
    picture: 'teachers',
  },
  '/admin-analytics': {
    view: { remote: 'mf_admin', page: 'SubscriptionAnalyticsPage' },
    robots: 'noindex',
  },
  '/analytics': {
    view: { remote: 'mf_admin', page: 'AnalyticsPage' },
    robots: 'noindex',
  },
  '/what-we-know': {
    view: { remote: 'mf_account', page: 'WhatWeKnowPage' },
    robots: 'noindex',
  },
  '/certificate': {
    view: { remote: 'mf_account', page: 'CertificatePage' },
    robots: 'noindex',
  },
  '/verify': {
    view: { remote: 'mf_account', page: 'VerifyPage' },
    robots: 'noindex',
  },
  '/early-access': {
    view: {
      chunk: 'earlyAccess',
      load: async () =>
        (await import(/* webpackChunkName: "earlyAccess" */ './early-access-link/EarlyAccessLinkPage.tsx'))
          .EarlyAccessLinkPage,
    },
    robots: 'noindex',
  },
  '/sign-in': {
    view: { remote: 'mf_account', page: 'SignInPage' },
    robots: 'noindex',
    isPublic: true,
  },
  '/create-account': {
    view: { remote: 'mf_account', page: 'SignInPage', props: { startAt: 'create' } satisfies SignInPageProps },
    robots: 'noindex',
  },
  '/forgot-password': {
    view: { remote: 'mf_account', page: 'SignInPage', props: { startAt: 'forgotten' } satisfies SignInPageProps },
    robots: 'noindex',
  },
  '/support': {
    view: {
      chunk: 'support',
      load: async () => (await import(/* webpackChunkName: "support" */ './support/SupportPage.tsx')).SupportPage,
    },
    robots: 'index',
    picture: 'support',
    isPublic: true,
  },
  '/progress': {
    view: { remote: 'mf_account', page: 'ProgressPage' },
    robots: 'noindex',
  },
  '/accessibility': {
    view: {
      chunk: 'accessibility',
      load: async () =>
        (await import(/* webpackChunkName: "accessibility" */ './accessibility/AccessibilityPage.tsx'))
          .AccessibilityPage,
    },
    robots: 'index',
    isPublic: true,
    picture: 'accessibility',
  },
  '/family': {
    view: { remote: 'mf_account', page: 'FamilyPage' },
    robots: 'noindex',
  },
  '/play': {
    view: { remote: 'mf_account', page: 'PlayPage' },
    robots: 'noindex',
  },
  '/teach': {
    view: { remote: 'mf_admin', page: 'TeachPage' },
    robots: 'index',
    isPublic: true,
    viewParameters: ['lesson'],
    picture: 'teach',
  },
  '/class': {
    view: { remote: 'mf_account', page: 'ClassPage' },
    robots: 'noindex',
  },
  '/schools': {
    view: {
      chunk: 'schools',
      load: async () => (await import(/* webpackChunkName: "schools" */ './schools/SchoolsPage.tsx')).SchoolsPage,
    },
    robots: 'index',
    isPublic: true,
    picture: 'schools',
  },
};

export const pages: readonly Page[] = pagePaths.map(pageOf);

/** Returns the page with a path. */
export function pageOf(path: PagePath): Page {
  return { path, ...registry[path] };
}

/** Shown at every address that no page has. */
export const notFoundView: ShellView = {
  chunk: 'not-found',
  load: async () => (await import(/* webpackChunkName: "not-found" */ './not-found/NotFoundPage.tsx')).NotFoundPage,
};

/** Returns the page at an address. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathAt(pathname);
  return path && pageOf(path);
}
