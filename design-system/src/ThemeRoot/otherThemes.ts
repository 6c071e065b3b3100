import type { CSSObject } from '@emotion/react';
import { useSyncExternalStore } from 'react';

const none: readonly CSSObject[] = [];
let rules = none;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    const module = await import(/* webpackChunkName: "themes" */ './otherThemeRules.ts');
    rules = module.otherThemeRules;
    for (const listener of listeners) listener();
  } catch (error) {
    loading = undefined;
    window.addEventListener('online', () => void loadOtherThemes(), { once: true });
    console.warn('The colours of this theme could not be fetched, so the default ones stay.', error);
  }
}

/**
 * Brings the colours of all themes but the default one, which most people never see. Never rejects: without a network
 * the default colours stay, and are tried again when there is one.
 */
export function loadOtherThemes(): Promise<void> {
  loading ??= load();
  return loading;
}

/** The rules of the other themes once they are there. */
export function useOtherThemeRules(): readonly CSSObject[] {
  return useSyncExternalStore(
    subscribe,
    () => rules,
    () => none,
  );
}
