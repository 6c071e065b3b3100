import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** Only the heading is centered. */
export const head = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.s,
  paddingBlock: `clamp(0.5rem, 3vw, 1.5rem) ${token.space.l}`,
  textAlign: 'center',
  '& > p': { maxInlineSize: '52ch', fontSize: token.type.lead, color: token.text.muted },
});

/**
 * The promises or the subscriber's banner, in one slot that has room for either, so that the layout stays put once the user
 * is known.
 */
export const slot = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '8rem',
  marginBlockEnd: token.space.l,
  '& > *': { gridArea: '1 / 1', minInlineSize: 0 },
  [media.narrow]: { minBlockSize: '9.75rem' },
  [media.phone]: { minBlockSize: '13.5rem' },
});

export const promises = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${token.space.s} ${token.space.xl}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: token.weight.medium,
  '& > li': { display: 'flex', alignItems: 'center', gap: token.space.xs },
  '& svg': { color: token.success.border, flex: 'none' },
  '&[data-hidden]': { visibility: 'hidden' },
  [media.phone]: {
    flexDirection: 'column',
    gap: token.space.m,
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
  },
});

/** The button with its note. */
export const payment = css({
  display: 'grid',
  gap: token.space.s,
  // Room for two lines, because the note depends on the user.
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space.xs,
    minBlockSize: '3.25rem',
    lineHeight: token.leading.dense,
    color: token.text.muted,
  },
  '& > p > :first-child': { flex: 'none' },
});

/** Status of an unconfirmed payment, in place of the button. */
export const orderStatus = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.s,
  '& > p': { margin: 0 },
});

/** The plan's current and new end dates and the price, with labels. */
export const extension = css({
  display: 'grid',
  gap: token.space.m,
  '& > p': { margin: 0, color: token.text.muted },
  '& > dl': { display: 'grid', gap: token.space.s, margin: 0 },
  '& > dl > div': { display: 'flex', justifyContent: 'space-between', gap: token.space.m },
  '& dt': { color: token.text.muted },
  '& dd': { margin: 0, fontWeight: token.weight.strong },
  [media.phone]: { '& > dl > div': { display: 'grid', gap: 0 } },
});

/** Plan, description and buttons, on one line if there is room. */
export const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} ${token.space.l}`,
  '& > div': { flex: '1 1 10rem' },
  '& h2': { fontSize: token.type.h3 },
});

/** A wooden counter with things on it. */
export const counter = css({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'space-around',
  alignItems: 'end',
  paddingInline: token.space.m,
  borderBlockEnd: `${token.line.frame} solid ${token.surface.boardFrame}`,
  '& > svg': { inlineSize: 'clamp(2.5rem, 8vw, 4rem)' },
});
