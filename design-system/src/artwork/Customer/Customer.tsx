import { memo } from 'react';
import { drawingName } from '../Picture/drawingName.ts';
import { customer } from './Customer.styles.ts';
import { guestOf } from './appearance.ts';
import type { Mood } from './mood.ts';
import { HearingAid, Spectacles, Wheelchair } from './parts/Aids.tsx';
import { FrontArms, RaisedArms } from './parts/Arms.tsx';
import { Body } from './parts/Body.tsx';
import { builds } from './parts/builds.ts';
import { Face } from './parts/Face.tsx';
import { Beard, HairBehind, HairInFront } from './parts/Hair.tsx';
import { type HairStyle, hairStyles } from './parts/hairStyles.ts';
import { Head } from './parts/Head.tsx';
import { MoodMark } from './parts/MoodMark.tsx';

export type { Mood } from './mood.ts';
export { guestNames } from './names.ts';

export interface CustomerProps {
  /** Which guest: the same whole number is always the same person. */
  look: number;
  /** How the guest feels. Pose, face and mark change with it. */
  mood: Mood;
  /** What a screen reader says. Leave it out when the control or text beside the guest says it. */
  title?: string;
}

function Drawing({ look, mood }: Pick<CustomerProps, 'look' | 'mood'>) {
  const guest = guestOf(look);
  const build = builds[guest.build];
  const style: HairStyle = hairStyles[guest.hairStyle];
  const hair = { guest, style };
  const lower = `translate(0 ${build.drop})`;
  return (
    <>
      {guest.usesWheelchair && <Wheelchair guest={guest} />}
      <g transform={lower}>
        <HairBehind {...hair} />
      </g>
      {mood === 'happy' && <RaisedArms guest={guest} build={build} />}
      <Body guest={guest} build={build} />
      <g transform={lower}>
        <Head guest={guest} hasEars={style.hasEars === true} />
        <Beard {...hair} />
        <Face guest={guest} mood={mood} />
        <HairInFront {...hair} />
        {guest.hasHearingAid && <HearingAid guest={guest} />}
        {guest.glasses !== 'none' && <Spectacles look={guest.glasses} frames={guest.frames} />}
      </g>
      <FrontArms guest={guest} build={build} mood={mood} />
      <MoodMark mood={mood} />
    </>
  );
}

/** A guest of the restaurant, head and shoulders, standing on whatever is under the picture. */
export const Customer = memo(function Customer({ look, mood, title }: CustomerProps) {
  return (
    <svg
      css={customer}
      viewBox="0 0 120 120"
      data-mood={mood}
      // A table that the guest sits at draws the rest of the wheels.
      data-wheelchair={guestOf(look).usesWheelchair || undefined}
      {...drawingName(title)}
    >
      <g key={mood}>
        <Drawing look={look} mood={mood} />
      </g>
    </svg>
  );
});
