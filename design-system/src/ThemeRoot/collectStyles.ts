import { css, type EmotionCache } from '@emotion/react';
import { rulesOf } from './createCache.ts';
import { otherThemeRules } from './otherThemeRules.ts';

/** One `<style>` of a page that is rendered without a browser. */
export interface CollectedSheet {
  /** Its `data-emotion`, by which the cache in the browser knows what is there already. */
  readonly emotion: string;
  readonly css: string;
}

export interface StyleCollector {
  /** For `<ThemeRoot cache>`. */
  readonly cache: EmotionCache;
  /** What was drawn with it so far: the global styles, then those of components. */
  readonly sheets: () => readonly CollectedSheet[];
}

function refuse(): never {
  throw new Error('A page that is rendered without a browser has no sheet to write into.');
}

/**
 * A cache for rendering without a browser, where there is no document: it keeps every rule in order instead of writing
 * a `<style>` between the elements.
 */
export function collectStyles(key: string): StyleCollector {
  const globals: CollectedSheet[] = [];
  const names: string[] = [];
  let components = '';
  const cache: EmotionCache = {
    key,
    // Emotion's word for 'write no elements, somebody collects'.
    compat: true,
    sheet: Object.create(null, { insert: { value: refuse } }),
    inserted: {},
    registered: {},
    insert(selector, { name, styles }) {
      cache.inserted[name] = true;
      const rules = rulesOf(selector, styles).join('');
      if (selector === '' && !rules.startsWith('@keyframes')) {
        globals.push({ emotion: `${key}-global ${name}`, css: rules });
        return;
      }
      names.push(name);
      components += rules;
    },
  };
  return { cache, sheets: () => [...globals, { emotion: `${key} ${names.join(' ')}`, css: components }] };
}

/** The colours of each theme but the default one as CSS, by the theme's name. */
export function themeStyles(): Readonly<Record<string, string>> {
  const named = otherThemeRules.flatMap((rule) => Object.keys(rule).map((selector) => [selector, rule] as const));
  return Object.fromEntries(
    named.map(([selector, rule]) => [selector.split('"')[1] ?? selector, rulesOf('', css(rule).styles).join('')]),
  );
}
