import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const { duration, easing } = token.motion;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${token.motion.rise})` } });
const phone = '@media (max-width: 720px)';

/** Over the page, so that nothing moves. Around the sheet, presses go through to the page. */
export const area = css({
  position: 'fixed',
  insetInline: token.space.m,
  insetBlockEnd: 'max(1rem, env(safe-area-inset-bottom))',
  // Below dialogs, toasts and load errors.
  zIndex: token.layer.overlay,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  // A page that fills the window has its number pad at the bottom.
  '&[data-placement="top"]': { insetBlock: 'calc(env(safe-area-inset-top) + 64px) auto' },
  [phone]: {
    insetInline: '10px',
    '&[data-placement="top"]': { insetBlock: 'calc(env(safe-area-inset-top) + 50px) auto' },
  },
});

export const sheet = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.s,
  paddingInline: `${token.space.m} ${token.space.xxs}`,
  border: `${token.line.strong} solid ${token.warning.border}`,
  borderRadius: token.radius.tile,
  background: token.warning.bg,
  color: token.warning.text,
  boxShadow: token.shadow.hang,
  fontWeight: token.weight.medium,
  lineHeight: 1.35,
  pointerEvents: 'auto',
  animation: `${rise} ${duration.base} ${easing.out}`,
  '& > p': { paddingBlock: token.space.xs },
  // The contrast of this color with the background has been checked.
  '& > button': { '--text-link': 'currentColor' },
});
