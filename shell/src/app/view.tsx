import { loadRemotePage } from '#load';
import { loadForHtml } from '@countertop/design-system/lazy';
import { lazy, type ComponentType } from 'react';
import type { Page } from '../pages/pages.ts';
import { withinTimeLimit } from '../federation/timeLimit.ts';

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

/** Resolves when the code of a server-rendered page has loaded. */
export const hydratedCode = new Promise<void>((resolve) => (onLoaded = resolve));

/** Whether the first page still shows its server-rendered HTML because its code hasn't loaded yet. */
export const isHydrationPending = (): boolean => isLoading;

/** Waits for whatever replaces the page. */
const never = new Promise<never>(() => {});

/**
 * Returns the component of a page that came as HTML. React keeps that HTML until the code has loaded. There is no time
 * limit: people can read the page and follow its links meanwhile. `onFailure` is for a page that is of no use without its code.
 */
export function hydratedView(view: View, onFailure?: () => void): ComponentType {
  function loadOrFail(): Promise<ComponentType> {
    return loadComponent(view).catch(() => {
      onFailure?.();
      return never;
    });
  }
  async function load(): Promise<{ default: ComponentType }> {
    const page = await (onFailure ? loadOrFail() : loadForHtml(() => loadComponent(view)));
    isLoading = false;
    onLoaded();
    return { default: page };
  }
  isLoading = true;
  return lazy(load);
}
