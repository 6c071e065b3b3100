/**
 * Calls back after the next paint, or in the next task if the tab is hidden, so that immediate feedback appears before
 * longer work starts. Returns a function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
}
