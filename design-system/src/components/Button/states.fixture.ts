/**
 * Puts the control in a box into a state that only a hand can bring, as react-aria writes it: for the stories of states.
 * Tabs are drawn a moment after their box, so it waits for the control where it must.
 */
export function posed(state: string, control = 'button') {
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

/** The states it is for. */
export const poses = ['hovered', 'pressed', 'focus-visible'] as const;
