import type { EmotionCache } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { emotionStyle } from './scriptStyles.ts';

/** Properties that some browser we serve still knows only by its own name. */
const needsPrefix = /(?<=^|[;{])(?:user-select|mask(?:-image)?|print-color-adjust):[^;}]+;/g;

interface Split {
  /** Everything that is not a block, ends with `;`. */
  readonly declarations: string;
  /** Nested rules and at-rules, each with its braces. */
  readonly blocks: readonly string[];
}

/** Parts a body of CSS at its outermost braces. Texts with a brace inside are not for styles of ours. */
function split(body: string): Split {
  const blocks: string[] = [];
  let declarations = '';
  let start = 0;
  let depth = 0;
  for (let end = 0; end < body.length; end += 1) {
    const character = body[end];
    if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push(body.slice(start, end + 1));
      start = end + 1;
    } else if (character === ';' && depth === 0) {
      if (end > start) declarations += body.slice(start, end + 1);
      start = end + 1;
    }
  }
  return { declarations, blocks };
}

/** Declarations before blocks at every depth: browsers differ in what a declaration after a nested rule means. */
function ordered(body: string): string {
  const { declarations, blocks } = split(body);
  return declarations + blocks.map(orderedBlock).join('');
}

function orderedBlock(block: string): string {
  const brace = block.indexOf('{') + 1;
  return `${block.slice(0, brace)}${ordered(block.slice(brace, -1))}}`;
}

/** What the browser is given for a style: one nested rule of a component, or global rules one by one. */
export function rulesOf(selector: string, styles: string): readonly string[] {
  const css = styles.replace(needsPrefix, '-webkit-$&$&');
  return selector ? [`${selector}{${ordered(css)}}`] : split(css).blocks.map(orderedBlock);
}

class Sheet extends StyleSheet {
  /**
   * Global styles that came with the page stay where they are. Emotion would put them in once more, upon which the browser
   * reads them again and lays out the whole page again.
   */
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
  }

  /** Adds a rule. Where Emotion uses `insertRule`, the element has a text that the page's policy allows. */
  override insert(rule: string): void {
    if (!this.isSpeedy) return super.insert(rule);
    if (this.ctr === 0) {
      const element = document.createElement('style');
      element.dataset['emotion'] = this.key;
      element.textContent = emotionStyle;
      super.hydrate([element]);
    }
    this.ctr += 1;
    const sheet = this.tags.at(-1)?.sheet;
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule that this browser does not know: the others count.
    }
  }
}

/** Styles that the page brought with it, as `collectStyles` wrote them. */
function insertedAlready(key: string): EmotionCache['inserted'] {
  const sheets = document.head.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key} "]`);
  const names = [...sheets].flatMap(({ dataset }) => dataset['emotion']?.split(' ').slice(1) ?? []);
  return Object.fromEntries(names.map((name) => [name, true]));
}

export interface CacheOptions {
  /** Stands before every class name. */
  key: string;
  /** Whether rules are added through `insertRule`; as in Emotion, only in production when left out. */
  speedy?: boolean;
}

/**
 * Emotion's cache on the browser's own nesting: a component's styles are one rule as they are written, so nothing is
 * parsed into many. It takes keys that begin with `&` or hold it, and at-rules; the lint rule `nesting` says so.
 * A default export, because the builds put it in the place of `@emotion/cache`.
 */
export default function createCache({ key, ...options }: CacheOptions): EmotionCache {
  const sheet = new Sheet({ key, container: document.head, ...options });
  const cache: EmotionCache = {
    key,
    sheet,
    inserted: insertedAlready(key),
    registered: {},
    insert(selector, { name, styles }, target, shouldCache) {
      for (const rule of rulesOf(selector, styles)) target.insert(rule);
      if (shouldCache) cache.inserted[name] = true;
    },
  };
  return cache;
}
