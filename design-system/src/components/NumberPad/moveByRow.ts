import type { ButtonProps } from 'react-aria-components/Button';

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** How far two boxes are beside each other; negative where one is above the other. */
const apart = (one: DOMRect, other: DOMRect) => Math.max(one.left, other.left) - Math.min(one.right, other.right);

/** Arrow up and down go to the key above or below, as on a phone. The toolbar itself only knows left and right. */
export const moveByRow: NonNullable<ButtonProps['onKeyDown']> = (event) => {
  const key = event.currentTarget;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') {
    event.continuePropagation();
    return;
  }
  event.preventDefault();
  const here = key.getBoundingClientRect();
  const direction = event.key === 'ArrowUp' ? -1 : 1;
  const others = key.closest('[role="toolbar"]')?.querySelectorAll('button:enabled') ?? [];
  const [next] = [...others]
    .map((other) => ({ other, box: other.getBoundingClientRect() }))
    .map(({ other, box }) => ({ other, box, away: (middleOf(box) - middleOf(here)) * direction }))
    .filter(({ box, away }) => apart(box, here) < 0 && away > 1)
    .toSorted((one, another) => one.away - another.away);
  if (next?.other instanceof HTMLElement) next.other.focus();
};
