import type { ButtonProps } from 'react-aria-components/Button';

const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** Horizontal distance between two boxes. Negative if they overlap horizontally. */
const horizontalGap = (one: DOMRect, other: DOMRect) =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right);

/** Moves focus to the key above or below. The toolbar itself only handles left and right. */
export const moveByRow: NonNullable<ButtonProps['onKeyDown']> = (event) => {
  const key = event.currentTarget;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') {
    event.continuePropagation();
    return;
  }
  event.preventDefault();
  const keyBox = key.getBoundingClientRect();
  const direction = event.key === 'ArrowUp' ? -1 : 1;
  const others = key.closest('[role="toolbar"]')?.querySelectorAll('button:enabled') ?? [];
  const [next] = [...others]
    .map((other) => ({ other, box: other.getBoundingClientRect() }))
    .map(({ other, box }) => ({ other, box, away: (middleOf(box) - middleOf(keyBox)) * direction }))
    .filter(({ box, away }) => horizontalGap(box, keyBox) < 0 && away > 1)
    .toSorted((one, another) => one.away - another.away);
  if (next?.other instanceof HTMLElement) next.other.focus();
};
