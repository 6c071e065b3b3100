import { struck } from './Struck.styles.ts';

const marks = {
  crossed: 'M3 3 21 21M21 3 3 21',
  striped: 'M-2 10 10 -2M-2 20 20 -2M2 26 26 2M12 26 26 12',
};

/** A mark over a drawing that no longer counts. The patterns differ, so that color is not the only cue. */
export function Struck({ mark }: { mark: keyof typeof marks }) {
  return (
    <svg css={struck} viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d={marks[mark]} data-halo />
      <path d={marks[mark]} />
    </svg>
  );
}
