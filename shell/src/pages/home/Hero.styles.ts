import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

const { narrow, phone } = media;

export const hero = css({
  inlineSize: '100%',
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingInline: token.space.gutter,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.12fr)',
  gap: token.space.l,
  alignItems: 'end',
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
});

export const text = css({
  alignSelf: 'center',
  paddingBlock: `${token.space.xxl} 64px`,
  '& h1': { maxInlineSize: '10em', fontSize: 'clamp(2.6rem, 1rem + 3.87vw, 4.1rem)', lineHeight: 1.04 },
  '& p': {
    maxInlineSize: '34ch',
    marginBlock: '20px 28px',
    fontSize: token.type.lead,
    lineHeight: 1.5,
  },
  [narrow]: { paddingBlock: '36px 8px' },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px',
  [phone]: { '& > a': { flex: '1 1 100%' } },
});

/** Two tables side by side under their lamps. The ticket hangs between the lamps. */
export const scene = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignSelf: 'stretch',
  alignItems: 'end',
  gap: '2%',
  // As tall as the ticket, which grows with the text size.
  paddingBlockStart: '9.4rem',
  paddingBlockEnd: '6px',
  [narrow]: { inlineSize: '100%', maxInlineSize: '520px', marginInline: 'auto', paddingBlockStart: '10.6rem' },
});

/** A customer at a table, smaller where the text is above it. */
export const place = css({
  position: 'relative',
  '& > span': { [narrow]: { inlineSize: '78%', marginInline: 'auto' } },
  '&:last-of-type': { paddingBlockStart: '6%' },
});

/** The lamp over a table and its light. A narrow window has no space for them. */
export const lamp = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  insetInline: '12%',
  insetBlockEnd: '18%',
  overflow: 'visible',
  inlineSize: '76%',
  '[data-theme="high-contrast"] & [data-part="beam"]': { display: 'none' },
  [narrow]: { display: 'none' },
});

export const ticket = css({
  position: 'absolute',
  zIndex: token.layer.raised,
  insetBlockStart: '18px',
  insetInline: 0,
  inlineSize: 'min(12rem, 94%)',
  marginInline: 'auto',
  rotate: '-2.5deg',
  '& > div > div': { padding: '14px 14px 18px' },
  '& > div > div > div': { fontSize: '0.9375rem' },
  '& > div > div > :last-child': { fontSize: '1.0625rem', fontWeight: token.weight.strong },
});
