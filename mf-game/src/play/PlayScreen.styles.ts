import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from './layout.ts';

/** The room around the room: a shade below the page, so that paper and tables stand out. */
export const ground = css({ minBlockSize: '100dvb', background: token.surface.sunken });

/** What must be in sight together: figures, floor, ticket and keys. On a phone it fills the window while a ticket hangs. */
export const service = css({
  [when.upright]: {
    '&[data-ordering]': {
      display: 'flex',
      flexDirection: 'column',
      // The small viewport: keys must not lie under the browser's own bar.
      minBlockSize: `calc(100svb - ${headerBlockSize.phone}px)`,
    },
  },
});

/** Floor at the start, ticket and keys at the end. */
export const play = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: 20,
  alignItems: 'start',
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '0 20px 20px',
  [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [when.wideTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 364px' },
  [when.upright]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    flex: 1,
    gap: 0,
    margin: 0,
    padding: 0,
  },
  [when.sideways]: { gridTemplateColumns: 'minmax(0, 0.72fr) minmax(0, 1fr)', gap: 8, padding: '0 0 8px' },
  [when.smallSideways]: { gridTemplateColumns: '212px minmax(0, 1fr)' },
});

/** A phone's floor takes what the ticket leaves it, down to two rows of guests with their names. */
export const floorSide = css({
  position: 'relative',
  [when.upright]: {
    '--floor': 'clamp(190px, 34svb, 290px)',
    container: 'floor / size',
    blockSize: 'var(--floor)',
    '[data-ordering] &': { flex: '1 1 0', minBlockSize: '7rem', maxBlockSize: 'var(--floor)' },
  },
  [when.sideways]: { position: 'sticky', insetBlockStart: 0 },
});

export const orderSide = css({ minInlineSize: 0 });

/** Board and feedback, below. */
export const lower = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '0 20px 28px',
  [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [when.phone]: { padding: '16px 14px 24px', gap: 16 },
  [when.sideways]: { padding: '0 14px 16px' },
});

export const board = css({ minInlineSize: 0 });
