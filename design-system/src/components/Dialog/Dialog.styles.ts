import { css, keyframes } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const phone = '@media (max-width: 720px)';
const landscapePhone = '@media (max-height: 480px)';
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${token.motion.rise})` } });

/** The backdrop, which scrolls tall dialogs. */
export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.overlay,
  display: 'grid',
  placeItems: 'safe center',
  padding: token.space.m,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: token.surface.scrim,
  '&[data-entering]': { animation: `${appear} ${duration.base} ${easing.out}` },
  '&[data-exiting]': { animation: `${appear} ${duration.quick} ${easing.in} reverse forwards` },
  [phone]: { padding: '10px' },
  [landscapePhone]: { paddingBlock: '10px' },
});

export const sheet = css({
  inlineSize: 'min(100%, 760px)',
  background: token.surface.card,
  color: token.text.default,
  border: `3px solid ${token.border.strong}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.dialog,
  // With `hidden`, the grid would shrink tall dialogs to the window and make the title unreachable.
  overflow: 'clip',
  '&[data-size="small"]': { inlineSize: 'min(100%, 520px)' },
  '[data-entering] > &': { animation: `${rise} ${duration.base} ${easing.out}` },
});

export const dialog = css({ '&, &:focus-visible': { outline: 'none', boxShadow: 'none' } });

/** The customer rests on the edge of the body, so the header overlaps it. */
export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.m,
  padding: '20px 26px 0',
  '& > [data-part="portrait"]': { flex: 'none', alignSelf: 'flex-end', inlineSize: '92px', marginBlockEnd: '-20px' },
  '& > [data-part="words"]': { flex: 1, minInlineSize: 0 },
  '& > button': { alignSelf: 'flex-start', marginInlineEnd: '-10px' },
  '& p': { marginBlockStart: token.space.xxs, color: token.text.muted },
  [phone]: {
    gap: token.space.s,
    padding: '14px 16px 0',
    '& > [data-part="portrait"]': { inlineSize: '66px', marginBlockEnd: '-16px' },
    '& > button': { marginInlineEnd: '-6px' },
  },
  [landscapePhone]: { paddingBlockStart: '14px' },
});

export const title = css({ fontSize: token.type.h2 });

export const body = css({ position: 'relative', padding: '18px 26px 22px', [phone]: { padding: '14px 16px' } });

/** Actions at the end, primary last. Stacked at full width on phones. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '14px',
  padding: '16px 26px 24px',
  borderBlockStart: `2px solid ${token.border.subtle}`,
  [phone]: { padding: '12px 16px 18px', '& > *': { flex: '1 1 100%' } },
  [landscapePhone]: { paddingBlock: `${token.space.s} ${token.space.m}` },
});
