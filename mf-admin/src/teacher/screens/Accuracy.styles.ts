import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const accuracy = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  whiteSpace: 'nowrap',
  '& > b': { minInlineSize: '3.25ch', fontWeight: 'inherit', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** Colors by standing. The tick at 80% and the number say the same without color. */
export const bar = css({
  flex: 'none',
  inlineSize: '4.5rem',
  blockSize: '1rem',
  fill: token.surface.band,
  stroke: token.text.default,
  '& > rect': { stroke: 'none' },
  '& > path': { strokeWidth: 1.5 },
  '&[data-standing="onTrack"] > [data-value]': { fill: token.success.solid },
  '&[data-standing="worthALook"] > [data-value]': { fill: token.warning.border },
  '&[data-standing="needsHelp"] > [data-value]': { fill: token.danger.solid },
  '[dir="rtl"] &': { scale: '-1 1' },
  '@media (forced-colors: active)': {
    fill: 'GrayText',
    stroke: 'CanvasText',
    '& > rect:first-of-type': { fill: 'Canvas', stroke: 'CanvasText' },
    '& > [data-value][data-value]': { fill: 'CanvasText' },
  },
});

/** In a narrow table the tag is its icon. The text stays for screen readers. */
export const exception = css({
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  '@container (max-width: 43rem)': {
    'td & > * > span': { position: 'absolute', clipPath: 'inset(50%)' },
    'td & > *': { paddingInline: '5px' },
  },
});
