import { struck } from './Struck.styles.ts';

const stripes = 'M-2 14 14 -2M10 26 26 10';

/** Stripes over a bill that no longer counts, so that color is not the only cue. */
export function Struck() {
  return (
    <svg css={struck} viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={stripes} data-halo />
      <path d={stripes} />
    </svg>
  );
}
