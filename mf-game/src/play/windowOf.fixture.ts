/** Storybook settings for a window of this size. */
export function windowOf(width: number, height: number, textSize: '100' | '150' = '100') {
  const size = `${width}x${height}`;
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    parameters: { viewport: { options: { [size]: { name: size, styles } } } },
    globals: { viewport: { value: size }, textSize },
  };
}
