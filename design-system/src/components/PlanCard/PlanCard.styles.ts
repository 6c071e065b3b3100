import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

/** Width of the two-page layout. In rem, so that large text needs more room. */
const open = '@container (inline-size >= 34rem)';

/** A surface with a hairline frame 6 px inside its edge, like a printed menu. */
export const plan = css({
  '--frame-start': '6px',
  '--edge': '1px',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  containerType: 'inline-size',
  overflow: 'clip',
  border: `var(--edge) solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  boxShadow: token.shadow.lift,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '6px',
    insetBlockStart: 'var(--frame-start)',
    border: `1px solid ${token.border.subtle}`,
    borderRadius: '5px',
    pointerEvents: 'none',
  },
  '& :is(h2, h3)': { fontSize: '1.625rem' },
  '&[data-suggested]': {
    '--frame-start': '26px',
    '--edge': '3px',
    borderColor: token.border.strong,
    '&::after': { borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
  '&[data-not-ready]': {
    background: 'none',
    '--edge': '2px',
    border: `var(--edge) dashed ${token.border.default}`,
    boxShadow: 'none',
    '--text-heading': token.text.muted,
    '--text-default': token.text.muted,
    color: token.text.muted,
    '&::after': { content: 'none' },
  },
});

/** The awning overlaps the card, so that the text of neighboring cards stays aligned. */
export const awning = css({ position: 'absolute', zIndex: token.layer.raised, insetInline: 0, insetBlockStart: 0 });

export const menu = css({
  display: 'grid',
  flex: 1,
  gridTemplateRows: 'auto 1fr auto',
  // Compensates for the thicker border, to stay aligned with neighboring cards.
  paddingBlock: 'calc(2.5rem - var(--edge)) calc(1.625rem - var(--edge))',
  paddingInline: 'min(1.5rem, 7vi)',
  '[data-size="large"] > & :is(h2, h3)': { fontSize: '2.125rem' },
  [open]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    columnGap: token.space.xl,
    paddingInline: '1.875rem',
  },
});

export const offer = css({ display: 'flex', flexDirection: 'column', '& p': { textWrap: 'balance' } });

/** Only in the two-page layout, at the bottom of the first page. */
export const picture = css({
  display: 'none',
  [open]: { display: 'block', marginBlockStart: 'auto', paddingBlockStart: token.space.m },
});

/** Equal height, so that plan names are aligned. */
export const signs = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.xs,
  minBlockSize: '2.75rem',
  marginBlockEnd: token.space.s,
  '&:empty': { display: 'none' },
  '& > svg': { inlineSize: '2.75rem' },
});

export const description = css({
  marginBlockStart: token.space.xxs,
  lineHeight: token.leading.dense,
  color: token.text.muted,
});

/** Overlapping, so that switching does not shift the layout. Stacked if all are visible. */
export const offers = css({
  display: 'grid',
  '& > *': { minInlineSize: 0 },
  '@supports selector(:has(*))': { '& > *': { gridArea: '1 / 1' } },
});

export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.4em',
  marginBlock: '1.125rem 0.375rem',
  color: token.text.muted,
  fontWeight: token.weight.medium,
});

export const figure = css({
  fontFamily: token.font.display,
  fontSize: '2.75rem',
  fontWeight: token.weight.display,
  lineHeight: 1,
  color: token.text.heading,
  '[data-size="large"] &': { fontSize: '3.75rem' },
});

export const bill = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.xs,
  color: token.text.muted,
});

export const contents = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.s,
  marginBlockStart: token.space.m,
  paddingBlockStart: token.space.m,
  borderBlockStart: `2px dashed ${token.border.default}`,
  [open]: {
    marginBlockStart: 0,
    paddingBlockStart: 0,
    paddingInlineStart: token.space.xl,
    borderBlockStart: 0,
    borderInlineStart: `2px dashed ${token.border.default}`,
  },
});

export const points = css({
  display: 'grid',
  gap: '0.625rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: token.leading.dense,
  '& > [data-point]': { display: 'flex', gap: token.space.xs, '& > svg': { marginBlockStart: '0.05em' } },
  '&[data-included] svg': { color: token.success.border },
  '[data-not-ready] &[data-included] svg': { color: 'inherit' },
  '&:not([data-included]) > [data-point]': { color: token.text.muted },
});

export const notIncluded = css({
  fontSize: token.type.caption,
  fontWeight: token.weight.strong,
  color: token.text.muted,
});

/** Full width at the bottom, so that the actions in a row are aligned. */
export const action = css({
  display: 'grid',
  marginBlockStart: token.space.l,
  [open]: { gridColumn: '1 / -1' },
});
