import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from '../layout.ts';

/** A shade darker than the page, so that paper and tables stand out. */
export const ground = css({
  minBlockSize: `calc(100dvb - ${headerBlockSize.desktop}px)`,
  background: token.surface.sunken,
  // Nothing is below the zones here.
  [when.withoutBoard]: { minBlockSize: 0 },
});

/**
 * Stats, floor, ticket and keys, in fixed zones that fill the window, so that no order, hint or result moves anything a child
 * presses. The small viewport height, because the browser's toolbar must not cover the keys.
 */
export const service = css({
  '--order-gap': '20px',
  '--ticket': 'minmax(0, 1fr)',
  '--pad': '284px',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  blockSize: `clamp(600px, calc(100svb - ${headerBlockSize.desktop}px), 820px)`,
  [when.lowDesktop]: {
    '--pad': '246px',
    minBlockSize: 0,
    blockSize: `max(520px, 100svb - ${headerBlockSize.desktop}px)`,
  },
  [when.tablet]: { '--order-gap': '12px', blockSize: `max(640px, 100svb - ${headerBlockSize.desktop}px)` },
  [when.upright]: {
    // Large text gets more of the window.
    '--ticket': 'clamp(max(198px, 9.5rem), 31svb, 280px)',
    '--pad': '244px',
    '--order-gap': '0px',
    blockSize: `max(500px, 100svb - ${headerBlockSize.phone}px)`,
  },
  [when.shortPhone]: { '--pad': '208px' },
  [when.sideways]: {
    '--order-gap': '8px',
    gridTemplateRows: 'minmax(0, 1fr)',
    blockSize: `max(270px, 100svb - ${headerBlockSize.sideways}px)`,
  },
});

export const play = css({
  '--order': '408px',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) var(--order)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: 'var(--order-gap)',
  inlineSize: '100%',
  minBlockSize: 0,
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '0 20px 14px',
  [when.wideTablet]: { '--order': '350px' },
  [when.tablet]: {
    '--order': '392px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) var(--order)',
  },
  [when.upright]: {
    '--order': 'calc(var(--ticket) + var(--pad))',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    padding: 0,
  },
  [when.sideways]: {
    gridTemplateColumns: 'minmax(0, 36%) minmax(0, 1fr)',
    padding: '0 8px 6px',
  },
  '&[data-pad-side="left"]': {
    [when.beside]: {
      gridTemplateColumns: 'var(--order) minmax(0, 1fr)',
      // Focus follows the layout. Browsers that don't know it keep the order of the right-handed one.
      readingFlow: 'grid-order',
      '& > :last-child': { order: -1 },
    },
    [when.sideways]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36%)' },
  },
});

export const floorSide = css({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const orderSide = css({ minInlineSize: 0, minBlockSize: 0 });

/** On small screens, where nothing scrolls during play, these are behind a button of the header. */
export const lower = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '6px 20px 28px',
  [when.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [when.withoutBoard]: { display: 'none' },
});

export const board = css({ minInlineSize: 0 });
