import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

/** The ticket's padding, smaller in tight windows. */
export const sheet = css({
  marginBlockStart: 8,
  '& hr': { marginBlock: 10 },
  [when.lowDesktop]: { margin: '0 0 -10px', '& hr': { marginBlock: 8 } },
  [when.phone]: { margin: '-8px -8px -12px', '& hr': { marginBlock: 5 } },
  [when.shortPhone]: { margin: '-12px -10px -17px' },
  [when.shortestPhone]: { '& hr': { marginBlock: 3 } },
  [when.sideways]: { margin: '-14px -12px -18px', '& hr': { marginBlock: 4 } },
});

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  [when.phone]: { gap: '4px 6px' },
  // Time below the name leaves room for the two icons.
  [when.sideways]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 4px' },
});

export const customer = css({
  inlineSize: 52,
  marginBlock: -6,
  '& svg': { inlineSize: '100%', blockSize: 'auto' },
  [when.phone]: { inlineSize: 34, marginBlock: -4 },
  // The customer is visible only at the table here.
  [when.shortestPhone]: { display: 'none' },
  [when.sideways]: { display: 'none' },
});

/** Wraps before its neighbors do. */
export const title = css({
  flex: '1 1 4.5rem',
  minInlineSize: 0,
  fontSize: '1.375rem',
  lineHeight: 1.1,
  color: token.text.onPaper,
  outline: 'none',
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  [when.lowDesktop]: { fontSize: '1.125rem' },
  [when.phone]: { fontSize: '1.0625rem' },
  [when.shortestPhone]: { fontSize: '0.9375rem' },
  [when.sideways]: { fontSize: '1rem' },
});

export const context = css({
  marginBlockStart: 6,
  fontSize: '1rem',
  [when.lowDesktop]: { marginBlockStart: 3, fontSize: '0.9375rem' },
  lineHeight: 1.35,
  color: token.text.onPaperMuted,
  [when.phone]: { marginBlockStart: 6, fontSize: '0.875rem', lineHeight: 1.25 },
  // Repeats the lines below, so it is only read aloud.
  [when.shortestPhone]: visuallyHidden,
  '[data-hinted] &': { [when.phone]: visuallyHidden, [when.lowDesktop]: visuallyHidden },
  [when.sideways]: { marginBlockStart: 0, fontSize: '0.875rem' },
});

const smallLines = { '& > * + *': { marginBlockStart: 1 }, '& > *': { fontSize: '1rem', lineHeight: 1.4 } };

export const lines = css({
  marginBlockStart: 6,
  [when.lowDesktop]: { marginBlockStart: 4, ...smallLines },
  [when.phone]: { marginBlockStart: 2, ...smallLines },
  [when.shortestPhone]: { '& > *': { fontSize: '0.9375rem', lineHeight: 1.35 } },
  [when.sideways]: { marginBlockStart: 0, ...smallLines },
  [when.smallSideways]: { '& > *': { fontSize: '0.875rem', lineHeight: 1.3 } },
});

export const answerRow = css({
  display: 'grid',
  gap: 10,
  [when.lowDesktop]: { gridTemplateColumns: '1fr 164px', alignItems: 'center' },
  [when.phone]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  [when.sideways]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 },
});

export const ask = css({
  fontSize: '1.1875rem',
  fontWeight: token.weight.strong,
  lineHeight: 1.35,
  color: token.text.onPaper,
  [when.phone]: { fontSize: '1rem', lineHeight: 1.25 },
  [when.shortestPhone]: { fontSize: '0.9375rem', lineHeight: 1.2 },
  [when.sideways]: { fontSize: '1rem', lineHeight: 1.2 },
});

/** The question is the visible label; the field's own label is for screen readers. */
export const slot = css({
  label: visuallyHidden,
  '& input': {
    [when.phone]: { paddingBlock: 2 },
    [when.sideways]: { paddingBlock: 0 },
    [when.lowDesktop]: { paddingBlock: 2 },
  },
  [when.phone]: { inlineSize: 'clamp(116px, 36vw, 150px)' },
  [when.sideways]: { inlineSize: 'auto' },
});
