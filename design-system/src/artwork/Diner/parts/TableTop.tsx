import { DishDrawing, type DishName } from '../../Dish/parts/DishDrawing.tsx';
import { food, landing } from '../Diner.styles.ts';
import type { Pose } from '../pose.ts';

interface PlateSettingProps {
  dish: DishName | null;
  isUsed: boolean;
  pose: Pose;
}

/** A plate at the front rim, with or without a dish. */
export function PlateSetting({ dish, isUsed, pose }: PlateSettingProps) {
  return (
    <>
      <ellipse cx="100" cy="149" rx="27" ry="7.5" fill="var(--art-shade)" />
      <g data-plate="" stroke="var(--art-plate-rim,#C9D6D4)" strokeWidth="1.5">
        <ellipse cx="100" cy="147" rx="27" ry="7.5" fill="var(--art-plate,#fff)" />
        <ellipse cx="100" cy="147" rx="18" ry="4.5" fill="none" />
      </g>
      {isUsed && (
        <path
          d="M92 146h.1M98 148.5h.1M107 146.5h.1M103 145h.1"
          stroke="#A9663A"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      )}
      {dish !== null && (
        <g transform="translate(80 108) scale(.63)">
          <g data-dish css={food} data-pose={pose}>
            <DishDrawing id={dish} />
          </g>
        </g>
      )}
    </>
  );
}

/** The menu that a waiting person holds. */
export function Menu() {
  return (
    <g css={landing}>
      <path
        d="M78 116l22 3 22-3v27l-22 4-22-4Z"
        fill="var(--surface-paper)"
        stroke="var(--border-paper)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M100 119v28M83 124l12 2M83 130l12 2M83 136l8 1.5M117 124l-12 2M117 130l-12 2M117 136l-8 1.5"
        fill="none"
        stroke="var(--text-on-paper-muted)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

const coin = (
  <>
    <circle r="7" cy="1" fill="var(--accent-coin-edge,#8A5A00)" />
    <circle r="7" fill="var(--accent-coin,#FFC334)" stroke="var(--accent-coin-edge,#8A5A00)" strokeWidth="1.5" />
    <path
      d="M-1.5-2L.5-3.5v7"
      fill="none"
      stroke="#3D2700"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** Coins next to the plate. */
export function Tip() {
  return (
    <g css={landing}>
      <g transform="translate(138 140)">{coin}</g>
      <g transform="translate(147 146)">{coin}</g>
    </g>
  );
}
