import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';
import { compact, roomForFloorItems, sideways } from './roomSizes.ts';

const appear = keyframes({ from: { transform: 'scale(0)', opacity: 0 } });
const appearing = { animation: `${appear} ${token.motion.duration.arrive} ${token.motion.easing.settle}` } as const;

export const hiddenList = css(visuallyHidden);

const itemSize = 40;
const smallItemSize = 36;
const tinyItemSize = 28;

/** One line of things; the others wrap out of sight. */
const row = {
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  minInlineSize: 0,
  blockSize: itemSize,
  overflow: 'hidden',
  '& > *': { inlineSize: itemSize, ...appearing },
  [sideways]: { gap: '0 4px', blockSize: smallItemSize, '& > *': { inlineSize: smallItemSize } },
  [compact]: { gap: 0, blockSize: tinyItemSize, '& > *': { inlineSize: tinyItemSize } },
} as const;

export const hanging = css(row, { gridColumn: 1, gridRow: 2, [compact]: { '&:empty': { display: 'none' } } });

export const shelf = css({
  gridColumn: 2,
  gridRow: 2,
  justifySelf: 'center',
  inlineSize: 'fit-content',
  minInlineSize: '5.5rem',
  maxInlineSize: '100%',
  [sideways]: { flex: '1 1 0', minInlineSize: 0 },
  // Room for one thing.
  [compact]: { flex: '1 1 0', minInlineSize: 0, ':not(:empty) + &': { display: 'none' } },
});

export const shelfRow = css(row, {
  paddingInline: 6,
  [roomForFloorItems]: { '& > [data-on-floor="true"]': { display: 'none' } },
  [sideways]: { paddingInline: 0 },
  [compact]: { paddingInline: 0 },
});

/** The board under the things on the shelf. */
export const board = css({
  blockSize: 5,
  borderRadius: 2,
  background: token.surface.boardFrame,
  [sideways]: { display: 'none' },
  [compact]: { display: 'none' },
});

/** Between the columns, level with the feet of the tables, above their cards. */
export const floorItems = css({
  display: 'none',
  '& > *': { position: 'absolute', inlineSize: 70, marginInlineStart: -35, ...appearing },
  '& > :nth-of-type(odd)': { insetInlineStart: '33.33%' },
  '& > :nth-of-type(even)': { insetInlineStart: '66.67%' },
  '& > :nth-of-type(-n + 2)': { insetBlockEnd: 'calc(50% + 50px)' },
  '& > :nth-of-type(n + 3)': { insetBlockEnd: 58 },
  [roomForFloorItems]: { display: 'block' },
});
