import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const phone = '@media (max-width: 720px)';
const low = '@media (max-height: 480px)';
/** The people are behind the buttons. */
const behindButtons = '@media (max-height: 760px) and (min-height: 601px) and (min-width: 1001px)';
const appear = keyframes({ from: { opacity: 0 } });

export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.overlay,
  '&[data-entering]': { animation: `${appear} ${token.motion.duration.base} ${token.motion.easing.out}` },
});

/** Sets its own text and focus colors, like a tile wall. */
export const dialog = css({
  '--text-default': token.text.onTile,
  '--text-muted': token.text.onTileMuted,
  '--text-heading': token.text.onTile,
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  blockSize: '100dvb',
  overflow: 'clip',
  color: token.text.onTile,
  background: token.surface.tile,
  // Phones in landscape have room for the buttons only next to the content.
  [low]: { flexDirection: 'row' },
  '&, &:focus-visible': { outline: 'none', boxShadow: 'none' },
});

export const backdrop = css({ position: 'absolute', inset: 0, zIndex: token.layer.behind });

/** Centered while it fits; scrolls if not. */
export const body = css({
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: token.space.s,
  flex: '1 1 auto',
  minBlockSize: 0,
  inlineSize: '100%',
  overflowY: 'auto',
  padding: `56px ${token.space.m} ${token.space.s}`,
  textAlign: 'center',
  // Shows that there is more below.
  maskImage: 'linear-gradient(#000 calc(100% - 14px), transparent)',
  [behindButtons]: { paddingBlockStart: '42px', gap: token.space.xs },
  [phone]: { paddingInline: '14px', gap: token.space.xs },
  [low]: { paddingBlock: '34px 8px', paddingInlineEnd: 0, blockSize: '100%', gap: '6px' },
});

export const head = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.xxs,
  '& > [data-part="emblem"] > svg': { display: 'block', inlineSize: 'clamp(96px, 19vb, 200px)', blockSize: 'auto' },
  '& > h2': { fontSize: 'clamp(2rem, 10vb, 5.5rem)', lineHeight: 1.05 },
  '& > p': { fontSize: token.type.lead, maxInlineSize: '60ch' },
  [behindButtons]: { '& > h2': { fontSize: '9vb' } },
  [phone]: {
    '& > [data-part="emblem"] > svg': { inlineSize: 'clamp(72px, 15vb, 150px)' },
    '& > h2': { fontSize: 'clamp(2rem, 12vi, 3.5rem)' },
  },
  [low]: {
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    columnGap: token.space.m,
    '& > [data-part="emblem"]': { gridRow: '1 / 3', '& > svg': { inlineSize: '64px' } },
    '& > h2': { fontSize: 'min(2rem, 10vb)' },
    '& > p': { fontSize: '1rem' },
  },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: token.space.s,
  flex: 'none',
  padding: `${token.space.xs} ${token.space.m} ${token.space.m}`,
  [behindButtons]: { paddingBlockEnd: '36px' },
  [phone]: { inlineSize: '100%', padding: '8px 14px 14px', '& > *': { flex: '1 1 100%' } },
  [low]: {
    flexDirection: 'column',
    inlineSize: 'auto',
    maxInlineSize: '34%',
    padding: '34px 16px 16px',
    '& > *': { flex: '0 0 auto' },
  },
});

export const foot = css({
  flex: 'none',
  inlineSize: '100%',
  [behindButtons]: { position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0, zIndex: token.layer.behind },
  '@media (max-height: 600px), (max-width: 720px), (max-height: 760px) and (max-width: 1000px)': { display: 'none' },
});
