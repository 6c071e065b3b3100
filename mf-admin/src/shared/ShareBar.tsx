import { shareBar } from './ShareBar.styles.ts';

export interface ShareBarProps {
  /** 0 to 1. */
  share: number;
}

/** A bar with the share of a whole, as wide as its container. Decorative: the number is next to it. */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <svg css={shareBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="8" />
      <rect width={100 * Math.min(1, Math.max(0, share))} height="8" data-value />
    </svg>
  );
}
