import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from './layout.ts';

/** A shade darker than the page, so that paper and tables stand out. */
export const ground = css({ minBlockSize: '100dvb', background: token.surface.sunken });

/** What must be visible together: stats, floor, ticket and keys. On phones it fills the screen during an order. */
export const service = css({
  [when.upright]: {
    '&[data-ordering]': {
      display: 'flex',
      flexDirection: 'column',
      // The small viewport height: the browser's toolbar must not cover the keys.
      minBlockSize: `calc(100svb - ${headerBlockSize.phone}px)`,
    },
  },
});

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

/** On phones the floor takes what the ticket leaves, at least two rows of customers with names. */
export const floorSide = css({
  position: 'relative',
  blockSize: 'clamp(440px, calc(100svb - 130px), 640px)',
  [when.upright]: {
    '--floor': 'clamp(190px, 34svb, 290px)',
    container: 'floor / size',
    blockSize: 'var(--floor)',
    '[data-ordering] &': { flex: '1 1 0', minBlockSize: '7rem', maxBlockSize: 'var(--floor)' },
  },
  [when.sideways]: { position: 'sticky', insetBlockStart: 0, blockSize: 'calc(100svb - 60px)' },
});

export const orderSide = css({ minInlineSize: 0 });

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
