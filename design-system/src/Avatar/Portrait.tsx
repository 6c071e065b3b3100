import { customer } from '../Customer/Customer.styles.ts';
import { guestOf } from '../Customer/guest.ts';
import { HearingAid, Spectacles } from '../Customer/parts/Aids.tsx';
import { Body } from '../Customer/parts/Body.tsx';
import { builds } from '../Customer/parts/builds.ts';
import { Face } from '../Customer/parts/Face.tsx';
import { Beard, HairBehind, HairInFront } from '../Customer/parts/Hair.tsx';
import { type HairStyle, hairStyles } from '../Customer/parts/hairStyles.ts';
import { Head } from '../Customer/parts/Head.tsx';

/** Head and shoulders of a guest from near by: no hands and no mood mark, which a small tile has no room for. */
export function Portrait({ look }: { look: number }) {
  const guest = guestOf(look);
  const build = builds[guest.build];
  const style: HairStyle = hairStyles[guest.hairStyle];
  const hair = { guest, style };
  return (
    <svg css={customer} viewBox={`16 ${4 + build.drop} 88 88`} aria-hidden="true">
      <g transform={`translate(0 ${build.drop})`}>
        <HairBehind {...hair} />
      </g>
      <Body guest={guest} build={build} />
      <g transform={`translate(0 ${build.drop})`}>
        <Head guest={guest} hasEars={style.hasEars === true} />
        <Beard {...hair} />
        <Face guest={guest} mood="happy" />
        <HairInFront {...hair} />
        {guest.hasHearingAid && <HearingAid guest={guest} />}
        {guest.glasses !== 'none' && <Spectacles look={guest.glasses} frames={guest.frames} />}
      </g>
    </svg>
  );
}
