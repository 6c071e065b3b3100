import { memo } from 'react';
import { type Appearance, appearanceOf } from '../Customer/appearance.ts';
import { Wheelchair } from '../Customer/parts/Aids.tsx';
import { builds } from '../Customer/parts/builds.ts';
import { MoodMark } from '../Customer/parts/MoodMark.tsx';
import type { Mood } from '../Customer/mood.ts';
import type { DishName } from '../Dish/Dish.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { Cloth } from './parts/Cloth.tsx';
import { head, mark, person, scene, tiltedHead } from './Diner.styles.ts';
import { Chair } from './parts/Chair.tsx';
import { SeatedArms, seatHeight } from './parts/SeatedArms.tsx';
import { Person } from './Person.tsx';
import { Menu, PlateSetting, Tip } from './parts/TableTop.tsx';
import { expressions, type Pose } from './pose.ts';
import { dinerViewBox } from './viewBox.ts';

export type { Pose } from './pose.ts';
export { Walker } from './Walker.tsx';

export interface DinerProps {
  /** Appearance number of the person, as in `Customer`. Without it, the table is free. */
  look?: number;
  /** Pose of the person. Defaults to `waiting`, which reads the menu. */
  pose?: Pose;
  /** The dish on the plate. `eating` empties the plate in two bites. */
  dish?: DishName | null;
  /** Whether crumbs are on the plate. */
  isPlateUsed?: boolean;
  /** Whether a tip is next to the plate. */
  hasTip?: boolean;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** Marks next to the head. A talking person needs none: the mouth is open, and the ticket has the words. */
const marks: Partial<Record<Pose, Mood>> = { waiting: 'waiting', hungry: 'angry', happy: 'happy' };

function Sitting({ appearance, pose }: { appearance: Appearance; pose: Pose }) {
  const mood = marks[pose];
  return (
    <g transform={`translate(40 ${seatHeight(builds[appearance.build])})`}>
      <g css={person} data-pose={pose}>
        <Person appearance={appearance} expression={expressions[pose]} head={pose === 'hungry' ? tiltedHead : head} />
        {mood && (
          <g css={mark}>
            <MoodMark mood={mood} />
          </g>
        )}
      </g>
    </g>
  );
}

/**
 * A table on the restaurant floor, with or without a person behind it: shoulders and head, forearms on the table, the dish
 * at the front rim. Table and chair are at the same place in every state.
 */
export const Diner = memo(function Diner({
  look,
  pose = 'waiting',
  dish = null,
  isPlateUsed = false,
  hasTip = false,
  title,
}: DinerProps) {
  const appearance = look === undefined ? undefined : appearanceOf(look);
  return (
    <span css={scene}>
      <svg viewBox={dinerViewBox} {...drawingName(title)}>
        {appearance?.usesWheelchair ? (
          <g transform="translate(40 10)">
            <Wheelchair appearance={appearance} />
          </g>
        ) : (
          <Chair />
        )}
        {appearance && <Sitting key={`${look} ${pose}`} appearance={appearance} pose={pose} />}
        <g transform="translate(16 108) scale(.84 .8)">
          <Cloth />
        </g>
        <PlateSetting dish={dish} isUsed={isPlateUsed || pose === 'eating'} pose={pose} />
        {hasTip && <Tip />}
        {appearance && pose === 'waiting' && <Menu />}
        {appearance && <SeatedArms key={pose} appearance={appearance} build={builds[appearance.build]} pose={pose} />}
      </svg>
    </span>
  );
});
