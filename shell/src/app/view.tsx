import { loadRemotePage } from '#load';
import { loadForHtml, markPending } from '@countertop/design-system/lazy';
import { createElement, lazy, useLayoutEffect, type ComponentType } from 'react';
import type { Page } from '../pages/pages.ts';
import { htmlTimeLimitMs, withinTimeLimit } from '../federation/timeLimit.ts';

type View = Page['view'];

function loadComponent(view: View): Promise<ComponentType> {
  return 'load' in view ? view.load() : loadRemotePage(view);
}

async function loadWithParts(view: View): Promise<ComponentType> {
  const [component] = await Promise.all([loadComponent(view), 'loadParts' in view && view.loadParts?.()]);
  return component;
}

/** Loads the component of a page and all its parts. Rejects with `PageUnavailable` if that fails or takes too long. */
export function loadView(view: View): Promise<ComponentType> {
  return withinTimeLimit(loadWithParts(view));
}

let isLoading = false;
let onLoaded = () => {};
let markHydrated = () => {};

/** Resolves when the code of a server-rendered page has loaded, or the page is being replaced because that failed. */
export const hydratedCode = new Promise<void>((resolve) => (onLoaded = resolve));

/** Whether the first page still shows its server-rendered HTML because its code hasn't loaded yet. */
export const isHydrationPending = (): boolean => isLoading;

/** Call when the hydration of the first page has ended, failed or no longer matters. */
export const endHydration = (): void => markHydrated();

/** Never resolves: the page is being replaced. */
const never = new Promise<never>(() => {});

/** Loads the component of a page that can't be used without it. If that fails or takes too long, calls `onFailure` and never resolves. */
function loadOrReplace(view: View, onFailure: () => void): Promise<ComponentType> {
  return withinTimeLimit(loadComponent(view), htmlTimeLimitMs).catch((error: unknown) => {
    console.warn('The code of the page failed to load.', error);
    endHydration();
    onLoaded();
    onFailure();
    return never;
  });
}

/** The page is ready if its code fails to load, because it can be read. */
function loadOnce(view: View): Promise<ComponentType> {
  return loadComponent(view).catch((error: unknown) => {
    endHydration();
    throw error;
  });
}

/**
 * Returns the component of a page that came as HTML. React keeps that HTML until the code has loaded. People can read the page and
 * follow its links until then, so there is no time limit. A page that is of no use without its code has one: pass `onFailure`,
 * which replaces the page.
 */
export function hydratedView(view: View, onFailure?: () => void): ComponentType {
  async function load(): Promise<{ default: ComponentType }> {
    const page = await (onFailure ? loadOrReplace(view, onFailure) : loadForHtml(() => loadOnce(view)));
    isLoading = false;
    onLoaded();
    function HydratedPage() {
      useLayoutEffect(endHydration, []);
      return createElement(page);
    }
    return { default: HydratedPage };
  }
  isLoading = true;
  markHydrated = markPending();
  return lazy(load);
}
