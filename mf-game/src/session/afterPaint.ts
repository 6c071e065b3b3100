/**
 * Calls back once the next frame has been painted, or soon where nothing is painted; what it returns takes that back. What
 * a press changes at once is seen before work that takes longer begins.
 */
export function afterPaint(callback: () => void): () => void {
  if (document.hidden) {
    const soon = setTimeout(callback);
    return () => clearTimeout(soon);
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
