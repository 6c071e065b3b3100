import createCache from '@emotion/cache';
import { css, type EmotionCache } from '@emotion/react';
import { otherThemeRules } from './otherThemeRules.ts';
import { cacheKey, serverKey } from './styleCache.ts';

/** A `<style>` element of a server-rendered page. */
export interface CollectedSheet {
  /** Its `data-emotion` attribute, by which the cache in the browser recognizes the styles. */
  readonly emotion: string;
  readonly css: string;
}

export interface StyleCollector {
  /** For `<ThemeRoot cache>`. */
  readonly cache: EmotionCache;
  /** Returns what was rendered with the cache so far: each global style, then the styles and keyframes of components. */
  readonly sheets: () => readonly CollectedSheet[];
}

/**
 * Creates an Emotion cache for server rendering. With `compat`, Emotion keeps the rules in `cache.inserted` instead of
 * rendering a `<style>` element next to each component.
 */
function createServerCache(): EmotionCache {
  const cache = createCache({ key: cacheKey });
  cache.compat = true;
  return cache;
}

/** Creates a cache that collects the styles of a server-rendered page. */
export function collectStyles(): StyleCollector {
  const cache = createServerCache();
  return {
    cache,
    sheets() {
      const rules = Object.entries(cache.inserted).map(([name, text]) => ({ name, text: String(text) }));
      const isGlobal = ({ name, text }: (typeof rules)[number]) =>
        cache.registered[`${cacheKey}-${name}`] === undefined && !/^@(?:-webkit-)?keyframes/.test(text);
      const ofComponents = rules.filter((rule) => !isGlobal(rule));
      return [
        ...rules.filter(isGlobal).map(({ name, text }) => ({ emotion: `${cacheKey}-global ${name}`, css: text })),
        {
          emotion: [serverKey, ...ofComponents.map(({ name }) => name)].join(' '),
          css: ofComponents.map(({ text }) => text).join(''),
        },
      ];
    },
  };
}

/** Returns the CSS of each theme's colors by theme name, except for the default theme. */
export function themeStyles(): Readonly<Record<string, string>> {
  const named = otherThemeRules.flatMap((rule) => Object.keys(rule).map((selector) => [selector, rule] as const));
  return Object.fromEntries(
    named.map(([selector, rule]) => {
      const cache = createServerCache();
      const style = css(rule);
      cache.insert('', style, cache.sheet, true);
      return [selector.split('"')[1] ?? selector, String(cache.inserted[style.name])];
    }),
  );
}
