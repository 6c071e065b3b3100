import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const accuracy = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  // Only the tag goes to a second line, and only on the narrowest phones.
  flexWrap: 'wrap',
  '[data-columns] td > &': { flexWrap: 'nowrap', '@container (max-width: 20rem)': { flexWrap: 'wrap' } },
  '& > b': { minInlineSize: '3.25ch', fontWeight: 'inherit', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** Colors by standing. The tick at 80% and the number say the same without color. */
export const bar = css({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '1rem',
  overflow: 'visible',
  fill: token.surface.band,
  stroke: token.border.default,
  '& > path': { stroke: token.text.default, strokeWidth: 2 },
  '&[data-standing="onTrack"] > [data-value]': { fill: token.success.solid, stroke: token.success.solid },
  '&[data-standing="worthALook"] > [data-value]': { fill: token.warning.solid, stroke: token.warning.border },
  '&[data-standing="needsHelp"] > [data-value]': { fill: token.danger.solid, stroke: token.danger.solid },
  '[dir="rtl"] &': { scale: '-1 1' },
  '@media (forced-colors: active)': {
    fill: 'Canvas',
    stroke: 'CanvasText',
    '&[data-standing] > [data-value]': { fill: 'CanvasText', stroke: 'CanvasText' },
    '& > path': { stroke: 'Highlight' },
  },
});

export const exception = css({ display: 'inline-flex', whiteSpace: 'nowrap' });
