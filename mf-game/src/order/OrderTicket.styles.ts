import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  [when.phone]: { gap: 8 },
});

export const guest = css({
  inlineSize: 52,
  marginBlock: -6,
  svg: { inlineSize: '100%', blockSize: 'auto' },
  [when.phone]: { inlineSize: 34, marginBlock: -4 },
  [when.sideways]: { inlineSize: 30, marginBlock: -4 },
});

export const title = css({
  fontSize: '1.375rem',
  color: token.text.onPaper,
  outline: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [when.phone]: { fontSize: '1.0625rem' },
  [when.sideways]: { fontSize: '1.0625rem' },
});

export const context = css({
  marginBlockStart: 8,
  fontSize: '1rem',
  lineHeight: 1.35,
  color: token.text.onPaperMuted,
  [when.phone]: { marginBlockStart: 2, fontSize: '0.875rem' },
  [when.sideways]: { marginBlockStart: 0, fontSize: '0.875rem' },
});

export const lines = css({ marginBlockStart: 6, [when.phone]: { marginBlockStart: 2 } });

export const answerRow = css({
  display: 'grid',
  gap: 10,
  [when.phone]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  [when.sideways]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

export const ask = css({
  fontSize: '1.1875rem',
  fontWeight: token.weight.strong,
  lineHeight: 1.35,
  color: token.text.onPaper,
  [when.phone]: { fontSize: '1rem', lineHeight: 1.25 },
  [when.sideways]: { fontSize: '1rem', lineHeight: 1.2 },
});

/** The question beside the slot is its visible label; the field's own words are for those who hear the page. */
export const slot = css({
  label: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  [when.phone]: { inlineSize: 'clamp(116px, 36vw, 150px)' },
  [when.sideways]: { inlineSize: 140 },
});
