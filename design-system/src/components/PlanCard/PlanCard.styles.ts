import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Width of the opened menu. In rem, so that large text needs more room. */
const open = '@container (inline-size >= 34rem)';

/** With room around both pages. Narrower menus keep it for their lines, which would wrap. */
const roomy = '@container (inline-size >= 46rem)';

/** Paper with a wooden edge at the top and a hairline frame 6 px inside its edge, like a printed menu. */
export const plan = css({
  '--paper': token.surface.paper,
  '--wood': token.surface.boardFrame,
  '--edge': '1px',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  containerType: 'inline-size',
  border: `var(--edge) solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  background: `linear-gradient(var(--wood) 0 ${token.line.frame}, var(--paper) 0)`,
  boxShadow: token.shadow.lift,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '6px',
    insetBlockStart: `calc(${token.line.frame} + 6px)`,
    border: `1px solid ${token.border.subtle}`,
    borderRadius: '5px',
    pointerEvents: 'none',
  },
  '& :is(h2, h3)': {
    fontFamily: token.font.display,
    fontSize: '1.625rem',
    fontWeight: token.weight.display,
    lineHeight: token.leading.dense,
  },
  // Cards, unlike tickets, are too large to be the brightest thing in the dark.
  '[data-theme="dark"] &, [data-theme="high-contrast"] &': { '--paper': token.surface.card },
  // Large text must not break a name in the middle of a word.
  '&[data-size="large"] :is(h2, h3)': { fontSize: 'min(2.125rem, 14cqi)' },
  '[data-theme="high-contrast"] &': { '--wood': token.surface.card },
  '&[data-suggested]': {
    '--wood': 'transparent',
    '--edge': '3px',
    borderColor: token.border.strong,
    background: 'var(--paper)',
    '&::after': { insetBlockStart: '24px', borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
  '&[data-current]': { '--edge': '3px', borderColor: token.action.bg, outline: `4px solid ${token.action.selectedBg}` },
  '&[data-not-ready] :is(h2, h3)': { fontSize: '1.375rem' },
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
  '@media print': { '--wood': 'transparent', boxShadow: 'none', breakInside: 'avoid' },
});

/** Wider than the card, so that it covers the round corners and no scallop is cut off. */
export const awning = css({
  position: 'absolute',
  zIndex: token.layer.raised,
  insetInline: '-9px',
  insetBlockStart: '-9px',
});

export const menu = css({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  // Compensates for the thicker border, to stay aligned with neighboring cards.
  paddingBlock: 'calc(2.25rem - var(--edge)) calc(1.625rem - var(--edge))',
  paddingInline: 'min(1.5rem, 7vi)',
  [open]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: token.space.xl,
    // The fold.
    background: `linear-gradient(90deg, transparent, ${token.art.shade} 50%, transparent 50%) 50% 0 / 3.5rem 100% no-repeat`,
    '[data-not-ready] > &': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: token.space.m,
      background: 'none',
    },
  },
  [roomy]: { columnGap: token.space.xxl, paddingInline: '1.875rem' },
});

export const offer = css({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '& p': { textWrap: 'balance' },
});

/** Equal height, so that plan names are aligned. */
export const signs = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.xs,
  minBlockSize: '2.5rem',
  marginBlockEnd: token.space.xs,
  '&:empty': { display: 'none' },
  '& > svg': { inlineSize: '2.5rem' },
  '[data-not-ready] & > svg': { filter: 'grayscale(1)', opacity: 0.6 },
  '[data-theme="high-contrast"] & > svg': { filter: 'none', opacity: 1 },
});

export const description = css({
  marginBlockStart: token.space.xxs,
  lineHeight: token.leading.dense,
  color: token.text.muted,
});

/** Overlapping, so that a change does not shift the layout. Stacked in browsers that would show several. */
export const stacked = css({
  display: 'grid',
  // Weaker than the component that it lays out, which may have a minimum.
  '*:where(& > *)': { minInlineSize: 0 },
  '@supports selector(:has(*))': { '& > *': { gridArea: '1 / 1' } },
  '&[data-hidden], &[data-hidden] *': { visibility: 'hidden' },
});

export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.4em',
  marginBlock: '1rem 0.375rem',
  color: token.text.muted,
  fontWeight: token.weight.medium,
});

export const figure = css({
  fontFamily: token.font.display,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  // A share of the card, because some languages write prices with many characters.
  fontSize: 'min(2.75rem, 15cqi)',
  fontWeight: token.weight.display,
  lineHeight: 1,
  color: token.text.heading,
  '[data-size="large"] &': { fontSize: 'min(3.5rem, 15cqi)' },
});

export const bill = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.xs,
  color: token.text.muted,
});

/** The second page of an opened menu. */
export const lines = css({
  display: 'grid',
  alignContent: 'start',
  gap: '0.625rem',
  minInlineSize: 0,
  margin: `${token.space.m} 0 0`,
  padding: `${token.space.m} 0 0`,
  borderBlockStart: `2px dashed ${token.border.default}`,
  listStyle: 'none',
  lineHeight: token.leading.dense,
  '& > [data-missing]': { color: token.text.muted },
  [open]: { gridArea: '1 / 2 / span 2', alignContent: 'center', margin: 0, padding: 0, borderBlockStart: 0 },
  '[data-size="large"] &': { [open]: { gap: '1.375rem' } },
});

/** Below the price, as wide as the page of the menu, whose width its notes must not decide. */
export const action = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  marginBlockStart: token.space.m,
  contain: 'inline-size',
});
