import { token } from '../../../tokens/tokens.ts';

/** Returns a color that pages can override with a CSS variable. */
export function themedColor(name: string, color: string): string {
  return `var(--${name},${color})`;
}

/** The shade layer of every drawing. */
export const shade = themedColor('art-shade', 'rgba(43,35,32,.14)');

/** Outline that separates skin of any color from the floor. */
export const skinEdge = { stroke: token.art.skinEdge, strokeWidth: 1.4 } as const;
