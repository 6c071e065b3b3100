/** Returns a color that pages can override with a CSS variable. */
export function themedColor(name: string, color: string): string {
  return `var(--${name},${color})`;
}

/** The shade layer of every drawing. */
export const shade = themedColor('art-shade', 'rgba(43,35,32,.14)');

/** The thin outline that separates skin of any color from the floor. */
export const skinEdge = themedColor('art-skin-edge', 'rgba(70,30,10,.5)');
