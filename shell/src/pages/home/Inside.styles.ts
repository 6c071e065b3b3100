import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The picture next to its call-outs, or above them. */
export const inside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(15rem, 4fr)',
  gap: token.space.xl,
  alignItems: 'center',
  '@media (max-width: 62rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The play screen, as wide as its place. Its sizes are in cqi, so that it stays a picture. */
export const picture = css({
  containerType: 'inline-size',
  border: `${token.line.frame} solid ${token.surface.boardFrame}`,
  borderRadius: token.radius.card,
  overflow: 'clip',
  '[data-theme="high-contrast"] &': { borderColor: token.border.strong },
});

export const screen = css({
  display: 'grid',
  gridTemplateColumns: '58cqi minmax(0, 1fr)',
  blockSize: '56cqi',
  fontSize: '2.2cqi',
  background: token.surface.band,
});

/** The wall above the floor. */
export const room = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '16cqi minmax(0, 1fr)',
  background: token.surface.tile,
  '& > div:nth-of-type(-n + 2)': { blockSize: '100%' },
});

export const tables = css({
  position: 'absolute',
  insetInline: '1.5cqi',
  insetBlockEnd: '2cqi',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  columnGap: '3cqi',
  '& > :nth-of-type(n + 3)': { marginBlockStart: '-2cqi' },
});

export const table = css({ position: 'relative', paddingInline: '3.5cqi' });

export const order = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  padding: '2.4cqi',
  '& > div:first-of-type > div > div > div': { padding: '3.2cqi 2.4cqi' },
  '& > div:first-of-type > div > div > div > div': { fontSize: 'inherit', fontWeight: token.weight.medium },
});

export const pad = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '0.9cqi',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    blockSize: '5cqi',
    border: `1px solid ${token.border.default}`,
    borderRadius: '1cqi',
    background: token.surface.key,
    color: token.text.default,
    fontWeight: token.weight.strong,
  },
  '& > span:last-of-type': {
    gridColumn: '1 / -1',
    borderColor: token.play.edge,
    background: token.play.bg,
    color: token.play.text,
  },
});

const number = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `2px solid ${token.play.edge}`,
  borderRadius: '50%',
  background: token.play.bg,
  color: token.play.text,
  fontSize: '1rem',
  fontWeight: token.weight.strong,
} as const;

/** The number of a call-out, in the picture. */
export const mark = css({
  ...number,
  position: 'absolute',
  zIndex: token.layer.hanging,
  '&[data-place="table"]': { insetBlockStart: '-0.5rem', insetInlineStart: '0.5cqi' },
  '&[data-place="ticket"]': { insetBlockStart: '5cqi', insetInlineStart: '0' },
  '&[data-place="check"]': { insetBlockEnd: '1cqi', insetInlineStart: '0' },
});

export const callouts = css({
  display: 'grid',
  gap: token.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: token.space.s },
  '& > li > span': number,
  '& h3': { marginBlockEnd: token.space.xxs },
});
