import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The container that determines the size of the drawings. */
export const frame = css({ container: 'picture / size', flex: 1, minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });

/** `--one` is the width of a drawing: as large as fits, but large enough to be recognized. */
export const picture = css({
  '--line': '1.625rem',
  '--one': `clamp(1.625rem, min((100cqi - 8px) / var(--columns), (100cqb - 12px - var(--captions) * var(--line)) / var(--height)), 6rem)`,
  display: 'grid',
  gap: 4,
  alignContent: 'safe center',
  fontSize: '1rem',
  minBlockSize: '100%',
  // Phones need the space for the drawings.
  '@container picture (max-height: 220px)': { '--line': '1.25rem', fontSize: '0.9375rem' },
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
  gridTemplateColumns: 'repeat(var(--columns), var(--one))',
  alignItems: 'start',
});

/** A dish above its price. Of each further note only the upper edge with its number shows. */
export const portion = css({
  display: 'grid',
  justifyItems: 'center',
  padding: '0 3%',
  '& > svg': { inlineSize: '100%' },
  '& > svg:first-of-type': { inlineSize: '76%', marginBlockEnd: '4%' },
  '& > svg:nth-of-type(n + 3)': { marginBlockStart: 'calc(var(--one) * -0.33)' },
});

export const piece = css({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: '2% 3%',
  '& > svg': { display: 'block' },
  '&[data-struck] > svg:first-of-type': { opacity: 0.55 },
});

/** Shelves of ten with a gap after five. */
export const shelf = css({
  '--dish': 'calc(var(--one) - 1px)',
  display: 'grid',
  justifyContent: 'start',
  gridTemplateColumns: 'repeat(5, var(--dish))',
  rowGap: 4,
  '&[data-columns="10"]': { gridTemplateColumns: 'repeat(5, var(--dish)) 6px repeat(5, var(--dish))' },
  '&[data-columns="10"] > span:nth-of-type(10n + 6)': { gridColumn: 7 },
  '&[data-small]': { '--dish': 'calc(var(--one) * 0.5)' },
  '& > span': { borderBlockEnd: `3px solid ${token.border.strong}` },
});
