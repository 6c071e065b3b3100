import type { Appearance } from '../appearance.ts';
import { type HairStyle, hairStyles } from './hairStyles.ts';
import { themedColor, shade } from './themedColor.ts';

interface HairProps {
  appearance: Appearance;
  style: HairStyle;
}

/** Hair and fabric behind the shoulders. */
export function HairBehind({ appearance }: Pick<HairProps, 'appearance'>) {
  const style: HairStyle = hairStyles[appearance.hairStyle];
  return (
    <>
      {style.back && <path d={style.back} fill={themedColor('hair', appearance.hair[0])} />}
      {style.wearBack && <path d={style.wearBack} fill={themedColor('wear', appearance.wear[0])} />}
    </>
  );
}

/** A beard or mustache, with the skin around the mouth. */
export function Beard({ appearance, style }: HairProps) {
  if (style.beard === undefined) return null;
  return (
    <>
      <path d={style.beard} fill={themedColor('hair', appearance.hair[0])} />
      {!style.isMoustache && (
        <path d="M49 68q11-5 22 0l-2 8q-9 4-18 0Z" fill={themedColor('skin', appearance.skin[0])} />
      )}
    </>
  );
}

/** Hair over the forehead, hats and ribbons. */
export function HairInFront({ appearance, style }: HairProps) {
  return (
    <>
      {style.front && <path d={style.front} fill={themedColor('hair', appearance.hair[0])} />}
      {style.wear && <path d={style.wear} fill={themedColor('wear', appearance.wear[0])} />}
      {style.band && <path d={style.band} fill={themedColor('wear-2', appearance.wear[1])} />}
      {style.fold && <path d={style.fold} fill="none" stroke={shade} strokeWidth="3" strokeLinecap="round" />}
    </>
  );
}
