/**
 * Puts the control in a box into a state that only a hand can bring, as react-aria writes it: for the tables of states
 * in the stories.
 */
export function posed(state: string, control = 'button') {
  return (box: HTMLElement | null) => box?.querySelector(control)?.setAttribute(`data-${state}`, 'true');
}

/** The states it is for. */
export const poses = ['hovered', 'pressed', 'focus-visible'] as const;
