import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Steps wrap with the separator before them. */
export const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space.xxs,
  padding: 0,
  listStyle: 'none',
  fontSize: token.type.caption,
  lineHeight: 1.3,
});

export const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xxs,
  minInlineSize: 0,
  color: token.text.muted,
  '[data-surface] &': { color: 'inherit' },
  '& > a': { paddingInline: token.space.xxs },
  // Aligns the first step with the title below.
  '&:first-of-type': { marginInlineStart: '-4px' },
});

export const here = css({
  paddingInline: token.space.xxs,
  paddingBlock: token.space.xs,
  color: token.text.default,
  fontWeight: token.weight.strong,
  '[data-surface] &': { color: 'inherit' },
});
