/** Returns the font size at which a text in display letters, about 0.58 em wide, fits the width. */
export function fittingSize(text: string, width: number, largest: number): number {
  return Math.min(largest, width / (text.length * 0.58));
}
