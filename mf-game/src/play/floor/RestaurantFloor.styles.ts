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
  // Fills the zone that the play screen gives it, so that no table moves.
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: '100%',
  [when.phone]: { borderRadius: 0, borderInline: 0 },
});

export const wall = css({
  container: 'wall / inline-size',
  blockSize: 104,
  [when.lowDesktop]: { blockSize: 82 },
  [when.phone]: { blockSize: 20 },
  [when.shortPhone]: { blockSize: 14 },
  // No room for the wall; the tables matter more.
  '@container floor (max-height: 190px)': { blockSize: 0, overflow: 'hidden' },
  [when.sideways]: { blockSize: 20 },
});

/** The heading and the announce button. */
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

const lowWall = {
  [when.phone]: { display: 'none' },
  [when.sideways]: { display: 'none' },
  '@container floor (max-height: 190px)': { display: 'none' },
} as const;

/** Shows the text where it fits in front of the lamps. */
const wideWall = '@container wall (min-width: 49rem)';

/** Where the wall is too low for a touch target, the button is in the game header. */
export const announceText = css({ display: 'none', [wideWall]: { display: 'block', ...lowWall } });

export const announceIcon = css({ [wideWall]: { display: 'none' }, ...lowWall });

/** The tables share the available height. */
export const group = css({ blockSize: '100%' });

export const grid = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  gap: '10px 8px',
  padding: '14px 14px 16px',
  [when.lowDesktop]: { gap: 4, padding: '8px 14px 10px' },
  [when.phone]: { gap: 2, padding: '2px 4px 3px' },
  [when.sideways]: { gap: 2, padding: '2px 4px 4px' },
  '& > [role="listitem"]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', minInlineSize: 0, minBlockSize: 0 },
});
