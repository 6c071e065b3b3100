import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

/** Words above, bar below; the level bar of a phone has its number beside it instead. */
export const progress = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${token.space.xxs} ${token.space.s}`,
  alignItems: 'baseline',
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
  '@media (max-width: 720px)': {
    '&[data-look="level"]': { alignItems: 'center', fontSize: '0.75rem' },
  },
});

/** The name of what grows. Out of sight on a phone's level bar, where the number names it. */
export const label = css({
  '@media (max-width: 720px)': {
    '[data-look="level"] > &': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const valueText = css({ textAlign: 'end' });

/** Squared, with a firm edge; the fill ends in a dark line where the look is the level's. */
export const track = css({
  gridColumn: '1 / -1',
  blockSize: '0.875rem',
  overflow: 'hidden',
  background: token.surface.sunken,
  border: `2px solid ${token.border.default}`,
  borderRadius: '4px',
  '@media (max-width: 720px)': {
    '[data-look="level"] > &': { gridColumn: 'auto', gridRow: 1, blockSize: '0.625rem' },
  },
});

export const fill = css({
  blockSize: '100%',
  background: token.action.bg,
  transition: `inline-size ${token.motion.duration.arrive} ${token.motion.easing.out}`,
  '[data-look="level"] &': { background: token.accent.butter, borderInlineEnd: `3px solid ${token.play.edge}` },
  '[data-look="level"] &[data-empty]': { borderInlineEnd: 0 },
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
});
