import type { CSSObject } from '@emotion/react';
import { useSyncExternalStore } from 'react';

const none: readonly CSSObject[] = [];
let rules = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds theme rules to all pages rendered by `ThemeRoot`. */
export function addThemeRules(added: readonly CSSObject[]): void {
  rules = [...rules, ...added];
  for (const listener of listeners) listener();
}

/** Returns the added rules. In its own module, so that pages without theme selection do not include the loader. */
export function useThemeRules(): readonly CSSObject[] {
  return useSyncExternalStore(
    subscribe,
    () => rules,
    () => none,
  );
}
