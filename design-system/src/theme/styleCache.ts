import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { emotionStyle } from './scriptStyles.ts';

/** Prefix of every class name. */
export const cacheKey = 'ct';

/**
 * First word of the `data-emotion` attribute of server-rendered component styles; the other words are the names of the styles.
 * Not `cacheKey` itself: Emotion moves the elements with its key to the end of `<head>`, and moving one makes the browser
 * recalculate the styles and the layout of the whole page (60 to 120 ms each on a 4x slower CPU).
 */
export const serverKey = `${cacheKey}-server`;

/** Emotion's style sheet, adapted to server-rendered pages with a strict content security policy. */
class PageStyleSheet extends StyleSheet {
  /** Leaves server-rendered global styles where they are, for the same reason as `serverKey`. */
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
  }

  /** Adds a rule. The element that Emotion fills through `insertRule` has a text whose hash the policy allows. */
  override insert(rule: string): void {
    if (this.isSpeedy && this.ctr === 0) {
      const element = document.createElement('style');
      element.dataset['emotion'] = this.key;
      element.textContent = emotionStyle;
      super.hydrate([element]);
      // Above 0, Emotion adds to the last element instead of creating one without text.
      this.ctr = 1;
    }
    super.insert(rule);
  }
}

export interface StyleCacheOptions {
  /** Whether rules are added through `insertRule` and not as text. Default: only in production, as in Emotion. */
  speedy?: boolean;
}

/** Creates the Emotion cache of the site. Styles that the server-rendered page contains are not inserted again. */
export function createStyleCache(options: StyleCacheOptions = {}): EmotionCache {
  const cache = createCache({ key: cacheKey, ...options });
  cache.sheet = new PageStyleSheet({ key: cacheKey, container: document.head, ...options });
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${serverKey} "]`)) {
    for (const name of dataset['emotion']?.split(' ').slice(1) ?? []) cache.inserted[name] = true;
  }
  return cache;
}
