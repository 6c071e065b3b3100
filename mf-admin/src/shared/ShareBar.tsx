import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

const shareBar = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  borderRadius: token.radius.bar,
  fill: token.surface.band,
  '& > [data-value]': { fill: token.chart.s1 },
  '[dir="rtl"] &': { scale: '-1 1' },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    fill: 'Canvas',
    '& > [data-value]': { fill: 'CanvasText' },
  },
});

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
