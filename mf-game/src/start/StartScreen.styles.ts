import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const column = '@media (max-width: 900px)';

/** The evening sky over the shop. */
export const hero = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: token.surface.wall,
  borderBlockStart: `2px solid ${token.surface.wallLine}`,
});

export const heroInner = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: 40,
  alignItems: 'end',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  padding: '36px clamp(16px, 4vw, 32px) 0',
  [column]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 48, paddingBlockStart: 20 },
  // On a phone held sideways the shop stands beside the words, and the first button is in sight.
  [when.sideways]: { gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)', gap: 24, paddingBlockStart: 8 },
});

export const words = css({
  alignSelf: 'center',
  paddingBlock: '16px 48px',
  [column]: { paddingBlock: '8px 0' },
  [when.sideways]: { paddingBlock: '4px 24px', '& h1': { fontSize: token.type.h2 } },
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
  [when.sideways]: { marginBlock: '4px 10px', fontSize: token.type.body },
});

export const choice = css({ display: 'grid', gap: token.space.m, maxInlineSize: 470 });

export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBlockStart: 24,
  maxInlineSize: 470,
  [when.sideways]: { marginBlockStart: 12 },
  '& > *': { flex: '1 1 auto' },
  '& > :first-of-type': { flexBasis: '100%' },
  [column]: { gap: 12 },
});

export const facade = css({
  [column]: { inlineSize: '92%', maxInlineSize: 400, marginInline: 'auto' },
  [when.sideways]: { inlineSize: '100%' },
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

/** A chalk mark beside the chosen path. */
export const chosenPath = css({
  display: 'inline-block',
  marginInlineStart: 8,
  paddingInline: 8,
  border: '2px solid currentColor',
  borderRadius: token.radius.tag,
  fontSize: token.type.caption,
  color: token.art.lamp,
});
