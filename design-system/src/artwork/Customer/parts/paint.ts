/** A colour that a page may change by a variable, with the guest's own to fall back on. */
export function paint(name: string, colour: string): string {
  return `var(--${name},${colour})`;
}

/** The one layer of shade of every drawing. */
export const shade = paint('art-shade', 'rgba(43,35,32,.14)');
