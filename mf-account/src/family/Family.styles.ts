import { focusRing, media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../shared/Account.styles.ts';

export const list = css({ ...column, margin: 0, padding: 0, listStyle: 'none' });

/** Portrait, then name and week, which move below it if large text leaves no room. The whole row is a target of its link. */
export const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.s} ${token.space.m}`,
  '& > :last-child': { flex: '1 1 9rem', minInlineSize: 0 },
  paddingBlock: token.space.m,
  borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
  'li:first-of-type > &': { borderBlockStart: 0, paddingBlockStart: 0 },
  'li:last-of-type > &': { paddingBlockEnd: 0 },
});

/** A row whose button is as wide as those of the other rows. */
export const buttonRow = css(row, { '& > :last-child': { display: 'grid' } });

/** Rows whose button moves below a long email address on a phone. */
export const emailRows = css({ '& > li > div': { flexBasis: '11rem' } });

export const rowHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space.s,
  rowGap: token.space.xxs,
  '& h3': { margin: 0, fontSize: token.type.h3 },
  '& > span': { color: token.text.muted, fontSize: token.type.label },
});

/** A drawn customer on its tile, as large as the text allows. */
export const portrait = css({
  inlineSize: '7rem',
  [media.phone]: { inlineSize: '5.5rem' },
});

/** Portraits to choose from. The radio button covers its card, so that the card is the target. */
export const cast = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: token.space.xs, fontWeight: token.weight.strong },
});

export const castCard = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.xxs,
  paddingBlockEnd: token.space.xxs,
  border: `${token.line.strong} solid ${token.border.default}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  overflow: 'hidden',
  fontSize: token.type.label,
  paddingBlockStart: token.space.xxs,
  '& > span:last-of-type': { fontWeight: token.weight.medium },
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:hover': { background: token.action.quietHover },
  '&:has(:checked)': {
    borderColor: token.action.bg,
    background: token.action.selectedBg,
    color: token.action.selectedText,
  },
  '[data-theme="high-contrast"] &:has(:checked)': { borderColor: token.accent.butter },
  '&:has(:focus-visible)': focusRing,
  '@media (forced-colors: active)': {
    '&:has(:checked)': { borderColor: 'Highlight' },
    '&:has(:focus-visible)': { outlineColor: 'Highlight' },
  },
});

export const prose = css({
  ...column,
  gap: token.space.s,
  '& > p': { margin: 0 },
  '& > ul': { display: 'grid', gap: token.space.xxs, margin: 0, paddingInlineStart: token.space.l },
});

export const muted = css({ margin: 0, color: token.text.muted, fontSize: token.type.label });

/** Suggestions below a field. */
export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.xs });

/** Eleven dishes to press: two rows of at most six in a wide dialog. The longest name is "Sandwich". */
export const dishes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 15%), 1fr))',
  gap: token.space.xs,
  '& svg': { inlineSize: '3rem', blockSize: '3rem' },
});

/** Chosen dishes in order, on plates. */
export const plates = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', justifyItems: 'center', gap: token.space.xxs, minInlineSize: '5rem' },
  '& > li > span:last-child': { fontWeight: token.weight.medium },
});

/** Two fields side by side, if there is room. */
export const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: token.space.m,
  maxInlineSize: '26rem',
});

/** A code to copy by hand. */
export const code = css({
  margin: 0,
  fontSize: token.type.h2,
  fontWeight: token.weight.strong,
  letterSpacing: '0.06em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** A notice above the page's content. */
export const notice = css({
  ...column,
  justifyItems: 'start',
  gap: token.space.xs,
  padding: token.space.m,
  border: `${token.line.edge} solid ${token.warning.border}`,
  borderRadius: token.radius.control,
  background: token.warning.bg,
  color: token.warning.text,
  '--text-link': 'currentColor',
  '& > h2': { margin: 0, fontSize: token.type.h3, color: 'inherit' },
  '& > p': { margin: 0 },
});

/** A dish to press. */
export const dishButton = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.xxs,
  minBlockSize: token.target.child,
  padding: token.space.xs,
  border: `${token.line.edge} solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  font: 'inherit',
  fontSize: token.type.label,
  cursor: 'pointer',
  '&:hover': { background: token.action.quietHover },
  '&:focus-visible': focusRing,
  '&[aria-disabled]': { cursor: 'default', background: token.surface.sunken },
});

/** A picture password, large enough to see from the other side of the table. */
export const shownPlates = css(plates, { justifyContent: 'center', fontSize: token.type.h3 });

/** A column for reading. */
export const reading = css({ maxInlineSize: '40rem' });
