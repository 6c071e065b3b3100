import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s },
  '& p': { margin: 0, color: token.text.muted },
});

export const head = css({
  '& > h2': { margin: 0 },
  '& > p': { margin: 0, color: token.text.muted },
});

/** Nobody has paid yet. */
export const none = css({ '& > h3': { margin: 0 }, '& > p': { margin: 0, color: token.text.muted } });

export const muted = css({ color: token.text.muted });

/** A number with its bar. */
export const barCell = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  '& > svg': { inlineSize: '4rem' },
  '& > span': { minInlineSize: '3ch' },
  // On phones the numbers share a line.
  '@container (max-width: 31rem)': { '& > svg': { display: 'none' }, '& > span': { minInlineSize: 0 } },
});

/** A step of the funnel: the text, and a bar as a share of the views. The bars are aligned. */
export const step = css({
  display: 'grid',
  gap: token.space.xs,
  alignContent: 'space-between',
  blockSize: '100%',
});
