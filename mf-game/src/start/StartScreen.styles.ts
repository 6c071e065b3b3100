import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const column = '@media (max-width: 900px)';
/** Tablets in portrait: everything in one wide column, with the shop below. */
const tablet = '@media (min-width: 561px) and (max-width: 900px) and (min-height: 561px)';
const desktop = '@media (min-width: 901px)';

export const hero = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: token.surface.wall,
  borderBlockStart: `2px solid ${token.surface.wallLine}`,
});

/** No houses behind text: where the text fills the window, there is only sky. */
export const sky = css({ display: 'contents', [when.sideways]: { display: 'none' } });

export const heroInner = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(32.5rem, 52%)) minmax(0, 1fr)',
  gap: 40,
  // Browsers paint the HTML before all of it has arrived: what follows must not move it.
  alignItems: 'start',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  padding: '0 clamp(16px, 4vw, 32px)',
  // The shop's faces are in view on the lowest laptops.
  [desktop]: { minBlockSize: 580 },
  [column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 },
});

export const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.s,
  paddingBlock: 16,
  [when.phone]: { paddingBlock: '8px 0', gap: token.space.xs },
  // On phones in landscape the options are next to the name, so that every button is visible.
  [when.sideways]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: 32,
    paddingBlock: '8px 16px',
    '& h1': { fontSize: token.type.h2 },
  },
});

export const tagline = css({
  marginBlockStart: 4,
  fontFamily: token.font.display,
  fontSize: token.type.lead,
  lineHeight: 1.2,
  color: token.text.heading,
  textWrap: 'balance',
});

export const choice = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.s,
  [when.phone]: { gap: token.space.xs },
  [when.sideways]: { gridColumn: 2, gridRow: '1 / span 2' },
});

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  alignContent: 'start',
  marginBlockStart: 4,
  '& > button': { flex: '1 1 auto', '&[data-tone="accent"]': { minBlockSize: 64 } },
});

/** Quiet links in one row. */
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space.l}`,
  marginInlineStart: `calc(-1 * ${token.space.xs})`,
  flex: '1 0 100%',
});

export const previousGame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
  '& > p': { flex: '1 1 12rem' },
  '& > [data-error]': { flexBasis: '100%', color: token.danger.text, fontWeight: token.weight.strong },
});

export const facade = css({
  display: 'grid',
  alignSelf: 'stretch',
  alignContent: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.xs,
  [column]: { inlineSize: '100%', maxInlineSize: 400, marginInline: 'auto' },
  [tablet]: { maxInlineSize: 480 },
  [when.sideways]: { display: 'none' },
});

export const below = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: 40,
  alignItems: 'start',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  padding: '52px clamp(16px, 4vw, 32px) 72px',
  '& h2': { marginBlockEnd: 18 },
  [column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28, paddingBlock: '32px 48px' },
});

export const boardNote = css({
  marginBlockStart: 16,
  paddingBlockStart: 12,
  borderBlockStart: '2px dotted currentColor',
  color: token.text.onBoardMuted,
  fontSize: token.type.caption,
});

/** Marks the chosen path. */
export const chosenPath = css({
  display: 'inline-block',
  marginInlineStart: 8,
  paddingInline: 8,
  border: '2px solid currentColor',
  borderRadius: token.radius.tag,
  fontSize: token.type.caption,
  color: token.art.lamp,
});
