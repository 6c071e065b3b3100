import type { Guest } from '../appearance.ts';
import type { HairStyle } from './hairStyles.ts';
import { paint, shade } from './paint.ts';

interface HairProps {
  guest: Guest;
  style: HairStyle;
}

/** Hair and cloth that lie behind the shoulders. */
export function HairBehind({ guest, style }: HairProps) {
  return (
    <>
      {style.back && <path d={style.back} fill={paint('hair', guest.hair[0])} />}
      {style.wearBack && <path d={style.wearBack} fill={paint('wear', guest.wear[0])} />}
    </>
  );
}

/** A beard or moustache, with the skin round the mouth. */
export function Beard({ guest, style }: HairProps) {
  if (style.beard === undefined) return null;
  return (
    <>
      <path d={style.beard} fill={paint('hair', guest.hair[0])} />
      {!style.isMoustache && <path d="M49 68q11-5 22 0l-2 8q-9 4-18 0Z" fill={paint('skin', guest.skin[0])} />}
    </>
  );
}

/** Hair over the forehead, hats and ribbons. */
export function HairInFront({ guest, style }: HairProps) {
  return (
    <>
      {style.front && <path d={style.front} fill={paint('hair', guest.hair[0])} />}
      {style.wear && <path d={style.wear} fill={paint('wear', guest.wear[0])} />}
      {style.band && <path d={style.band} fill={paint('wear-2', guest.wear[1])} />}
      {style.fold && <path d={style.fold} fill="none" stroke={shade} strokeWidth="3" strokeLinecap="round" />}
    </>
  );
}
