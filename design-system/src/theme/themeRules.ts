import type { CSSObject } from '@emotion/react';
import { useSyncExternalStore } from 'react';

const none: readonly CSSObject[] = [];
let rules = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the rules of more themes on every page drawn by `ThemeRoot`. */
export function addThemeRules(added: readonly CSSObject[]): void {
  rules = [...rules, ...added];
  for (const listener of listeners) listener();
}

/** The rules that were added. In a file of its own, so that a page that offers no themes does not bring their loading. */
export function useThemeRules(): readonly CSSObject[] {
  return useSyncExternalStore(
    subscribe,
    () => rules,
    () => none,
  );
}
