import { isMotionReduced } from '../../theme/preferences/preferences.ts';
import { colors, confetti } from './Confetti.styles.ts';

const shapes = [
  'M-8-8H8V8H-8Z',
  'M0-10L9 8H-9Z',
  'M-10-3h7v-7h6v7h7v6H3v7h-6V3h-7Z',
  'M0-8a8 8 0 110 16a8 8 0 110-16Z',
];
const layers = 3;
const piecesPerLayer = 15;

const fallen = Array.from({ length: layers }, (_, layer) =>
  Array.from({ length: piecesPerLayer }, (__, index) => piece(index * layers + layer)),
);

/**
 * Paper confetti that falls once, in 1.2 seconds, over its positioned parent. The pattern is fixed, so that screenshots
 * are stable. Ignores pointer events. Not shown if motion is reduced: it would hang in the air. Say in text what is being celebrated.
 */
export function Confetti() {
  if (isMotionReduced()) return null;
  return (
    <svg css={confetti} viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {fallen.map((pieces, layer) => (
        <g key={layer}>
          {pieces.map(({ id, ...drawn }) => (
            <path key={id} {...drawn} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Distributed by the golden angle, which looks even but not regular. */
function piece(id: number) {
  const across = (id * 618.034) % 1000;
  const down = (id * 381.966 + 40) % 600;
  return {
    id,
    d: shapes[id % shapes.length],
    fill: colors[id % colors.length],
    transform: `translate(${across.toFixed(0)} ${down.toFixed(0)}) rotate(${(id * 47) % 360})`,
  };
}
