import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

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
  container: 'wall / inline-size',
  blockSize: 104,
  [when.lowDesktop]: { blockSize: 82 },
  [when.phone]: { blockSize: 20 },
  [when.shortPhone]: { blockSize: 14 },
  // A floor this low keeps its tables and lets the wall go.
  '@container floor (max-height: 190px)': { display: 'none' },
  [when.sideways]: { blockSize: 20 },
});

/** The room's name on the wall, and the button that says the room. */
export const sign = css({
  position: 'absolute',
  insetBlockStart: 37,
  insetInlineStart: 22,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [when.lowDesktop]: { insetBlockStart: 31 },
});

export const title = css({
  fontSize: '1.375rem',
  color: token.text.onTile,
  outline: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [when.phone]: visuallyHidden,
  [when.sideways]: visuallyHidden,
});

const lowWall = { [when.phone]: { display: 'none' }, [when.sideways]: { display: 'none' } } as const;

/** Before the lamps is room for its words, unless the text is large. */
const wideWall = '@container wall (min-width: 49rem)';

/** Where the wall is too low for a finger, the button stands in the strip over the game. */
export const announceText = css({ display: 'none', [wideWall]: { display: 'block', ...lowWall } });

export const announceIcon = css({ [wideWall]: { display: 'none' }, ...lowWall });

/** A phone's tables share the height they are given. */
export const group = css({ [when.upright]: { blockSize: '100%' } });

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
  '& > [role="listitem"]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minInlineSize: 0, minBlockSize: 0 },
});
