import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from './layout.ts';

/** Floor at the start, ticket and keys at the end; board and feedback below. */
/** The room around the room: a shade below the page, so that paper and tables stand out. */
export const ground = css({ minBlockSize: '100dvb', background: token.surface.sunken });

export const play = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  gap: 20,
  alignItems: 'start',
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '0 20px 28px',
  [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [when.wideTablet]: { gridTemplateColumns: 'minmax(0, 1fr) 364px' },
  [when.phone]: { gap: 0, padding: '0 0 24px' },
  [when.sideways]: { gridTemplateColumns: 'minmax(0, 0.72fr) minmax(0, 1fr)', gap: 8, padding: '0 0 16px' },
  [when.smallSideways]: { gridTemplateColumns: '212px minmax(0, 1fr)' },
});

export const floorSide = css({ position: 'relative', [when.sideways]: { position: 'sticky', insetBlockStart: 0 } });

export const orderSide = css({ minInlineSize: 0 });

export const lower = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [when.phone]: { padding: '16px 14px 0', gap: 16 },
  [when.sideways]: { paddingInline: 14 },
});

export const board = css({ minInlineSize: 0 });
