import type { EmotionCache } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';

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

/**
 * Global styles that came with the page stay where they are. Emotion would put them in once more, upon which the browser
 * reads them again and lays out the whole page anew.
 */
class KeptSheet extends StyleSheet {
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
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
  /** Lets the styles in under the strict policy. */
  nonce?: string | undefined;
}

/**
 * Emotion's cache on the browser's own nesting: a component's styles are one rule as they are written, so nothing is
 * parsed into many. It takes keys that begin with `&` or hold it, and at-rules; the lint rule `nesting` says so.
 * A default export, because the builds put it in the place of `@emotion/cache`.
 */
export default function createCache({ key, nonce }: CacheOptions): EmotionCache {
  const sheet = new KeptSheet({ key, container: document.head, ...(nonce === undefined ? {} : { nonce }) });
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
  return nonce === undefined ? cache : { ...cache, nonce };
}
