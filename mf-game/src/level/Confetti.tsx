import { useMemo } from 'react';
import { confetti } from './LevelUp.styles.ts';

const colours = ['var(--accent-butter)', '#5CBB9C', '#FF9A80', '#8CC4F0', '#FFF8E8'];
const shapes = ['M-8-8H8V8H-8Z', 'M0-10L9 8H-9Z', 'M-10-3h7v-7h6v7h7v6H3v7h-6V3h-7Z'];
const pieces = 44;

/** Paper confetti that falls once. The pieces lie in a fixed pattern, so that two looks at it are the same. */
export function Confetti() {
  const drawn = useMemo(() => Array.from({ length: pieces }, (_, index) => piece(index)), []);
  return (
    <svg css={confetti} viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {drawn.map(({ key, d, fill, transform }) => (
        <path key={key} d={d} fill={fill} transform={transform} />
      ))}
    </svg>
  );
}

/** Spread by the golden angle: even without looking ruled. */
function piece(index: number) {
  const across = (index * 618.034) % 1000;
  const down = (index * 381.966 + 40) % 600;
  return {
    key: index,
    d: shapes[index % shapes.length],
    fill: colours[index % colours.length],
    transform: `translate(${across.toFixed(0)} ${down.toFixed(0)}) rotate(${(index * 47) % 360})`,
  };
}
