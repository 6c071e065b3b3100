import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const room = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  borderRadius: token.radius.sheet,
  border: `3px solid ${token.border.strong}`,
  background: token.surface.floorA,
  [when.phone]: { borderRadius: 0, borderInline: 0 },
  [when.upright]: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100%' },
});

export const wall = css({
  blockSize: 104,
  [when.lowDesktop]: { blockSize: 82 },
  [when.phone]: { blockSize: 20 },
  [when.shortPhone]: { blockSize: 14 },
  // A floor this low keeps its tables and lets the wall go.
  '@container floor (max-height: 190px)': { display: 'none' },
  [when.sideways]: { blockSize: 20 },
});

export const title = css({
  position: 'absolute',
  insetBlockStart: 44,
  [when.lowDesktop]: { insetBlockStart: 38 },
  insetInlineStart: 22,
  fontSize: '1.375rem',
  color: token.text.onTile,
  outline: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [when.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [when.sideways]: { inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const grid = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px 8px',
  padding: '14px 14px 16px',
  [when.lowDesktop]: { gap: 4, padding: '8px 14px 10px' },
  [when.phone]: { gap: 2, padding: '2px 4px 3px' },
  [when.upright]: { gridAutoRows: 'minmax(0, 1fr)', blockSize: '100%' },
  [when.sideways]: { gap: 2, padding: '2px 4px 4px' },
});
