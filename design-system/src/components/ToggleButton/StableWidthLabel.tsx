import { stableWidthLabel } from './StableWidthLabel.styles.ts';

export interface StableWidthLabelProps {
  /** A label that is bolder while selected. */
  children: string;
}

/** Reserves the width of the bold label, so that selecting does not shift the layout. */
export function StableWidthLabel({ children }: StableWidthLabelProps) {
  return (
    <span css={stableWidthLabel} data-label={children}>
      {children}
    </span>
  );
}
