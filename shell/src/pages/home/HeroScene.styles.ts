import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { below, full } from './heroSizes.ts';

/** The ticket between two tables. A narrow window has space for one. */
export const scene = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.45fr) minmax(0, 1fr)',
  columnGap: token.space.s,
  alignItems: 'end',
  alignSelf: 'stretch',
  paddingBlockEnd: '10px',
  // Below the text, rail and lamp hang from a beam.
  [below]: {
    marginBlockStart: token.space.m,
    marginInline: `calc(-1 * ${token.space.gutter})`,
    paddingInline: `max(${token.space.gutter}, 50% - 12rem)`,
    borderBlockStart: `10px solid ${token.surface.boardFrame}`,
    overflow: 'clip',
  },
  [full]: {
    gridTemplateColumns: 'minmax(0, 1fr) 13.25rem minmax(0, 1fr)',
    columnGap: 0,
  },
});

/** As high as the drawing before that arrives, so that nothing moves. */
export const place = css({
  position: 'relative',
  aspectRatio: '6 / 7',
  '&[data-only="full"]': { display: 'none', [full]: { display: 'block' } },
  [full]: { gridRow: 1, marginInline: '-10px' },
});

/** Hangs from the ceiling, 40 px over the head. */
export const lamp = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetInline: '12%',
  insetBlockStart: '-4.5rem',
  overflow: 'visible',
  inlineSize: '76%',
  '[data-theme="high-contrast"] & [data-part="beam"]': { display: 'none' },
});

const ring = keyframes({
  '20%, 60%': { transform: 'rotate(-14deg)' },
  '40%, 80%': { transform: 'rotate(11deg)' },
});

/** Stands on the counter, in front of the tables. */
export const bell = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: '4.5rem',
  inlineSize: '4.25rem',
  transformOrigin: '50% 90%',
  '&[data-rung]': { animation: `${ring} 700ms ${token.motion.easing.out}` },
  [full]: { insetInlineStart: 'calc(50% - 2.125rem)' },
});
