import { type FocusEvent, useState } from 'react';

interface Held {
  readonly isFocused: boolean;
  readonly isHovered: boolean;
  readonly order: readonly number[];
}

/** Returns an order that doesn't change while the list has the focus or the pointer, and props for the list. */
export function useSteadyOrder(order: readonly number[]) {
  const [held, setHeld] = useState<Held | null>(null);

  function change(changes: Partial<Held>): void {
    setHeld((before) => {
      const next = { ...(before ?? { isFocused: false, isHovered: false, order }), ...changes };
      return next.isFocused || next.isHovered ? next : null;
    });
  }
  return [
    held?.order ?? order,
    {
      onFocus: () => change({ isFocused: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) change({ isFocused: false });
      },
      onPointerEnter: () => change({ isHovered: true }),
      onPointerLeave: () => change({ isHovered: false }),
    },
  ] as const;
}
