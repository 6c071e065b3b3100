import { customer } from '../../artwork/Customer/Customer.styles.ts';
import { appearanceOf } from '../../artwork/Customer/appearance.ts';
import { HearingAid, Spectacles } from '../../artwork/Customer/parts/Aids.tsx';
import { Body } from '../../artwork/Customer/parts/Body.tsx';
import { builds } from '../../artwork/Customer/parts/builds.ts';
import { Face } from '../../artwork/Customer/parts/Face.tsx';
import { Beard, HairBehind, HairInFront } from '../../artwork/Customer/parts/Hair.tsx';
import { type HairStyle, hairStyles } from '../../artwork/Customer/parts/hairStyles.ts';
import { Head } from '../../artwork/Customer/parts/Head.tsx';

/** A close-up of a customer, without hands and mood mark. */
export function Portrait({ look }: { look: number }) {
  const appearance = appearanceOf(look);
  const build = builds[appearance.build];
  const style: HairStyle = hairStyles[appearance.hairStyle];
  const hair = { appearance, style };
  return (
    <svg css={customer} viewBox={`16 ${4 + build.drop} 88 88`} aria-hidden="true">
      <g transform={`translate(0 ${build.drop})`}>
        <HairBehind {...hair} />
      </g>
      <Body appearance={appearance} build={build} />
      <g transform={`translate(0 ${build.drop})`}>
        <Head appearance={appearance} hasEars={style.hasEars === true} />
        <Beard {...hair} />
        <Face appearance={appearance} mood="happy" />
        <HairInFront {...hair} />
        {appearance.hasHearingAid && <HearingAid appearance={appearance} />}
        {appearance.glasses !== 'none' && <Spectacles shape={appearance.glasses} frames={appearance.frames} />}
      </g>
    </svg>
  );
}
