import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** As tall as the price that it replaces. */
export const paidUntil = css({
  display: 'grid',
  alignContent: 'end',
  blockSize: '100%',
  color: token.text.muted,
  '& > p': { margin: 0, lineHeight: token.leading.dense },
  '& > [data-part="date"]': {
    fontFamily: token.font.display,
    fontSize: '1.875rem',
    fontWeight: token.weight.display,
    lineHeight: 1.2,
    color: token.text.heading,
  },
  '& > [data-part="more"]': {
    display: 'grid',
    '& > p': { margin: 0 },
    '@supports selector(:has(*))': { '& > p': { gridArea: '1 / 1' } },
  },
});

/** Dates and the quiet button to cancel, on one line if there is room. */
export const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} ${token.space.m}`,
  marginBlockStart: token.space.s,
  '& > svg': { flex: 'none', inlineSize: '3rem' },
  '& > div': { flex: '0 1 auto', minInlineSize: 0 },
  '& > div > p': { margin: 0, color: token.text.muted },
  '& > div > p:first-of-type': { color: token.text.default, fontWeight: token.weight.strong },
  // The text of the button starts where the other text does if it wraps.
  '& > button': { marginInlineStart: `calc(-1 * ${token.space.xs} - ${token.line.edge})` },
});

/** The plan's current and new end dates and the price, as menu lines. */
export const extension = css({
  display: 'grid',
  gap: token.space.m,
  '& > p': { margin: 0, color: token.text.muted },
  '& > dl': { display: 'grid', gap: token.space.s, margin: 0 },
  '& > dl > div': { display: 'flex', justifyContent: 'space-between', gap: token.space.m },
  '& dt': { color: token.text.muted },
  '& dd': { margin: 0, fontWeight: token.weight.strong, textAlign: 'end' },
  [media.phone]: { '& > dl > div': { display: 'grid', gap: 0 }, '& dd': { textAlign: 'start' } },
});
