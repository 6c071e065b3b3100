import { customer } from '../../artwork/Customer/Customer.styles.ts';
import { guestOf } from '../../artwork/Customer/appearance.ts';
import { HearingAid, Spectacles } from '../../artwork/Customer/parts/Aids.tsx';
import { Body } from '../../artwork/Customer/parts/Body.tsx';
import { builds } from '../../artwork/Customer/parts/builds.ts';
import { Face } from '../../artwork/Customer/parts/Face.tsx';
import { Beard, HairBehind, HairInFront } from '../../artwork/Customer/parts/Hair.tsx';
import { type HairStyle, hairStyles } from '../../artwork/Customer/parts/hairStyles.ts';
import { Head } from '../../artwork/Customer/parts/Head.tsx';

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
