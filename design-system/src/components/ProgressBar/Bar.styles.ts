import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const appear = keyframes({ from: { opacity: 0 } });

/** Text above, bar below, at full width. */
export const measure = css({
  display: 'grid',
  // Long values take at most half the width, and wrap.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gap: `${token.space.xxs} ${token.space.s}`,
  alignItems: 'baseline',
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
});

export const track = css({
  gridColumn: '1 / -1',
  blockSize: '0.875rem',
  overflow: 'hidden',
  background: token.surface.sunken,
  border: `2px solid ${token.border.default}`,
  borderRadius: '4px',
  // Browsers print no backgrounds otherwise.
  printColorAdjust: 'exact',
});

/** The level bar ends in a dark line. Indeterminate bars are hatched and static. */
export const fill = css({
  '--fill': token.action.bg,
  blockSize: '100%',
  background: 'var(--fill)',
  transition: `inline-size ${duration.arrive} ${easing.out}`,
  '&[data-tone="success"]': { '--fill': token.success.border },
  '&[data-tone="info"]': { '--fill': token.info.border },
  '&[data-tone="warning"]': { '--fill': token.warning.border },
  '&[data-tone="danger"]': { '--fill': token.danger.border },
  '&[data-tone="accent"]': { '--fill': token.accent.butter, borderInlineEnd: `3px solid ${token.play.edge}` },
  '&[data-empty]': { borderInlineEnd: 0 },
  '&[data-unknown]': {
    borderInlineEnd: 0,
    background: 'repeating-linear-gradient(-45deg, var(--fill) 0 6px, transparent 6px 12px)',
    animation: `${appear} ${duration.arrive} ${easing.out}`,
  },
  '@media (forced-colors: active)': { '--fill': 'Highlight', forcedColorAdjust: 'none' },
});
