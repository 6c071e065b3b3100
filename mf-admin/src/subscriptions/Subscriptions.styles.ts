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
  '& > h2': { fontSize: token.type.h2, margin: 0 },
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
  '& > svg': { inlineSize: '4.5rem' },
});

/** A step of the funnel: the text, and a bar as a share of the views. */
export const step = css({ display: 'grid', gap: token.space.xs });

/** Email addresses may be longer than the column. */
export const address = css({ overflowWrap: 'anywhere' });
