import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../play/layout.ts';

const column = '@media (max-width: 900px)';

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
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: 40,
  alignItems: 'end',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  padding: '36px clamp(16px, 4vw, 32px) 0',
  [column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 48, paddingBlockStart: 20 },
  [when.sideways]: { gap: 12, paddingBlockStart: 8 },
});

export const text = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'center',
  paddingBlock: '16px 48px',
  [column]: { paddingBlock: '8px 0' },
  // On phones in landscape the options are next to the name, so that every button is visible.
  [when.sideways]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: 32,
    paddingBlock: '0 16px',
    '& h1': { fontSize: token.type.h2 },
  },
});

export const tagline = css({
  marginBlockStart: 8,
  fontFamily: token.font.display,
  fontSize: token.type.h3,
  lineHeight: 1.2,
  color: token.text.heading,
  textWrap: 'balance',
});

export const lead = css({
  marginBlock: '10px 22px',
  fontSize: token.type.lead,
  lineHeight: 1.45,
  maxInlineSize: '38ch',
  // In a low window the first button comes before the rest of the text.
  [when.shortPhone]: { display: 'none' },
  [when.sideways]: { display: 'none' },
});

export const choice = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.m,
  maxInlineSize: 470,
  [when.shortPhone]: { marginBlockStart: 12 },
  [when.sideways]: { gridColumn: 2, gridRow: '1 / span 2', gap: token.space.s },
});

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBlockStart: 24,
  maxInlineSize: 470,
  alignContent: 'start',
  [when.sideways]: { marginBlockStart: 12 },
  '& > *': { flex: '1 1 auto' },
  '& > :first-of-type': { flexBasis: '100%' },
  [column]: { gap: 12 },
});

export const previousGame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.s,
  marginBlockStart: token.space.m,
  maxInlineSize: 470,
  '& > p': { flex: '1 1 12rem' },
  '& > [data-problem]': { flexBasis: '100%', color: token.danger.text, fontWeight: token.weight.strong },
});

export const facade = css({
  [column]: { inlineSize: '92%', maxInlineSize: 400, marginInline: 'auto' },
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
