import { css } from '@emotion/react';
import { focusRing, token } from '../tokens/tokens.ts';

/** Label above, field, then help or what to put right. */
export const field = css({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const label = css({
  fontSize: token.type.label,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.dense,
});

export const help = css({ color: token.text.muted, fontSize: token.type.caption });

/** One sentence with an octagon, so that it is not the colour alone that says it. */
export const problem = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  color: token.danger.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
});

/** The frame people see; the input inside has none, so that a money sign can stand before it. */
export const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: token.target.control,
  paddingInline: token.space.m,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  cursor: 'text',
  '&:has(input[data-focused])': focusRing,
  '[data-invalid] > &': { borderWidth: '3px', borderColor: token.danger.border },
  '[data-disabled] > &': { borderStyle: 'dashed', background: token.surface.sunken, color: token.text.muted },
  '[data-look="answer"] > &': {
    minBlockSize: '60px',
    border: `3px solid ${token.border.answer}`,
    background: token.surface.answer,
    color: token.text.onPaper,
    fontSize: token.type.sum,
    fontWeight: token.weight.strong,
    '@media (max-width: 720px)': { minBlockSize: '48px', paddingInline: token.space.s, fontSize: '1.5rem' },
    '@media (max-width: 720px) and (max-height: 760px)': { minBlockSize: '44px' },
  },
  '[data-look="answer"][data-invalid] > &': { borderColor: token.danger.border },
});

/** A paper slot's label is written in the ticket's ink. */
export const answer = css({ '&[data-look="answer"]': { color: token.text.onPaper } });

export const input = css({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: token.space.xs,
  border: 0,
  outline: 'none',
  boxShadow: 'none',
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  fontVariantNumeric: 'inherit',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  '[data-look="answer"] &': { caretColor: token.border.answer },
});
