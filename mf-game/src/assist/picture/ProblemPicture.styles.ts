import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The chalkboard, which determines the size of the drawings. */
export const frame = css({
  container: 'picture / size',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  padding: 8,
  overflow: 'auto',
  background: token.surface.board,
  color: token.text.onBoard,
});

/** `--one` is the width of a drawing: as large as fits, but large enough to be recognized. */
export const picture = css({
  '--line': '1.625rem',
  '--across': 'var(--columns)',
  '--down': 'var(--height)',
  '--least': '1.625rem',
  '--one': `clamp(var(--least), min((100cqi - 8px) / var(--across), (100cqb - 12px - var(--captions) * var(--line)) / var(--down)), 9rem)`,
  display: 'grid',
  gap: 4,
  alignContent: 'safe center',
  justifyContent: 'safe center',
  fontSize: '1rem',
  minBlockSize: '100%',
  // Below this, the values of the bills can't be read.
  '&[data-kind="order"]': { '--least': '2.75rem' },
  // Phones need the space for the drawings.
  '@container picture (max-height: 180px)': {
    '--line': '1.25rem',
    '--across': 'var(--columns-wide)',
    '--down': 'var(--height-wide)',
    fontSize: '0.9375rem',
  },
});

export const caption = css({
  minBlockSize: 'var(--line)',
  fontWeight: token.weight.strong,
  lineHeight: 'var(--line)',
});

export const legend = css({
  display: 'grid',
  fontWeight: token.weight.strong,
  lineHeight: 'var(--line)',
});

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, var(--one))',
  rowGap: 6,
  alignItems: 'start',
});

/** A dish above its price. */
export const portion = css({
  display: 'grid',
  justifyItems: 'center',
  rowGap: 1,
  padding: '0 3%',
  '& > svg': { inlineSize: '100%' },
  '& > svg:first-of-type': { inlineSize: '76%', marginBlockEnd: '4%' },
});

export const piece = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: '2% 3%',
  '& > svg': { display: 'block' },
  '&[data-struck] > svg:first-of-type': { opacity: 0.75 },
});

const fives = 'repeat(5, var(--dish))';

/** Rows of five, or of ten with a gap where the board is low. */
export const shelf = css({
  '--dish': 'calc(var(--one) - 1px)',
  display: 'grid',
  gridTemplateColumns: fives,
  rowGap: 4,
  '&[data-small]': { '--dish': 'calc(var(--one) * 0.5)' },
  '& > span': { borderBlockEnd: `3px solid ${token.text.onBoardMuted}` },
  '&[data-served] > span': {
    borderBlockEnd: 'none',
    padding: '12%',
    background: token.surface.paper,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 2px ${token.border.paper}`,
    // Visible in forced colors.
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
  '@container picture (max-height: 180px)': {
    '&:not([data-small])': { gridTemplateColumns: `${fives} 6px ${fives}` },
    '&:not([data-small]) > span:nth-of-type(10n + 6)': { gridColumn: 7 },
  },
});
