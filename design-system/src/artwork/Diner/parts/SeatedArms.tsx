import type { Appearance } from '../../Customer/appearance.ts';
import type { Build } from '../../Customer/parts/builds.ts';
import { shade, skinEdge, themedColor } from '../../Customer/parts/themedColor.ts';
import { arm } from '../Diner.styles.ts';
import type { Pose } from '../pose.ts';

interface SeatedArmsProps {
  appearance: Appearance;
  build: Build;
  pose: Pose;
}

const sleeve = { fill: 'none', strokeWidth: 13, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const metal = '#8795A1';

interface Arm {
  /** Sleeve, from the shoulder to the hand. */
  readonly path: string;
  readonly hand: readonly [number, number];
  readonly hasSpoon?: boolean;
}

/** Returns the y of a seated person. Children sit on a cushion. */
export function seatHeight({ drop }: Build): number {
  return 8 - drop * 0.7;
}

/** Returns the start of the left arm. */
function shoulder({ halfWidth, drop }: Build): readonly [number, number] {
  return [108 - halfWidth, 116 + drop * 0.3];
}

/** Returns a forearm on the table: over the far rim, then to the plate. */
function resting(build: Build): Arm {
  const [x, y] = shoulder(build);
  const hand = [Math.min(x + 22, 73), 146] as const;
  return { path: `M${x} ${y}Q${x - 13} 138 ${hand[0] - 4} 145`, hand };
}

/** Returns an elbow on the table, with the fist at the cheek. */
function cheek(build: Build): Arm {
  const [x, y] = shoulder(build);
  const hand = [76, 82 + build.drop * 0.3] as const;
  return { path: `M${x} ${y}L${x - 5} 136L${hand[0]} ${hand[1] + 9}`, hand };
}

/** Returns a raised hand next to the head. */
function raised(build: Build): Arm {
  const [x, y] = shoulder(build);
  const hand = [Math.min(x - 18, 54), y - 27] as const;
  return { path: `M${x} ${y}L${hand[0] + 2} ${hand[1] + 7}`, hand };
}

/** Returns a hand with a spoon in front of the mouth. */
function eating(build: Build): Arm {
  const [x, y] = shoulder(build);
  const hand = [80, 98 + build.drop * 0.3] as const;
  return { path: `M${x} ${y}L${x - 6} 137L${hand[0] - 1} ${hand[1] + 7}`, hand, hasSpoon: true };
}

/** The left and the right arm. Both are drawn on the left, and the right one is mirrored. */
const arms: Record<Pose, readonly [(build: Build) => Arm, (build: Build) => Arm]> = {
  waiting: [resting, resting],
  ordering: [resting, raised],
  hungry: [cheek, resting],
  happy: [resting, resting],
  eating: [resting, eating],
  waving: [resting, raised],
};

function ArmDrawing({ path, hand: [x, y], hasSpoon, appearance }: Arm & { appearance: Appearance }) {
  return (
    <>
      {hasSpoon && (
        <>
          <path d={`M${x} ${y}l9-8`} stroke={metal} strokeWidth="2.6" strokeLinecap="round" />
          <ellipse
            cx={x + 12}
            cy={y - 11}
            rx="5.5"
            ry="3.4"
            fill={metal}
            transform={`rotate(-42 ${x + 12} ${y - 11})`}
          />
        </>
      )}
      <path d={path} stroke={themedColor('shirt', appearance.shirt[0])} {...sleeve} />
      <path d={path} stroke={shade} {...sleeve} />
      <circle cx={x} cy={y} r="7.5" fill={themedColor('skin', appearance.skin[0])} {...skinEdge} />
      <path
        d={`M${x + 1} ${y - 3}q4-1 5 2`}
        fill="none"
        stroke={themedColor('skin-shade', appearance.skin[1])}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** Both arms, in front of the table. */
export function SeatedArms({ appearance, build, pose }: SeatedArmsProps) {
  const [left, right] = arms[pose];
  return (
    <>
      <ArmDrawing {...left(build)} appearance={appearance} />
      <g transform="matrix(-1 0 0 1 200 0)">
        <g css={arm} data-pose={pose}>
          <ArmDrawing {...right(build)} appearance={appearance} />
        </g>
      </g>
    </>
  );
}
