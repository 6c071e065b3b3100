/**
 * Ref callback that forces an interaction state on a control by setting react-aria's data attribute. For stories of states.
 * Waits for controls that are rendered later, such as tabs.
 */
export function forceState(state: string, control = 'button') {
  return (box: HTMLElement | null) => {
    const pose = () => {
      const found = box?.querySelector(control);
      found?.setAttribute(`data-${state}`, 'true');
      return Boolean(found);
    };
    if (box === null || pose()) return undefined;
    const watcher = new MutationObserver(() => {
      if (pose()) watcher.disconnect();
    });
    watcher.observe(box, { childList: true, subtree: true });
    return () => watcher.disconnect();
  };
}

export const forcedStates = ['hovered', 'pressed', 'focus-visible'] as const;
