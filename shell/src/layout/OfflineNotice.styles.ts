import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

const { duration, easing } = token.motion;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${token.motion.rise})` } });
const phone = '@media (max-width: 720px)';

/** Height of the notice and its distance to the edge of the window. */
const room = '5rem';

/** While the notice shows, focused elements scroll into view above it. */
export const keepFocusInView = css({ ':root': { scrollPaddingBlockEnd: room } });

/** Space after the page, so that all of it can be scrolled clear of the notice. */
export const end = css({ blockSize: room });

/** Over the page, so that nothing moves. At the end, because toasts are at the start. Presses around the sheet reach the page. */
export const area = css({
  position: 'fixed',
  insetInline: token.space.m,
  insetBlockEnd: 'max(1rem, env(safe-area-inset-bottom))',
  // Below dialogs, toasts and load errors.
  zIndex: token.layer.overlay,
  display: 'grid',
  justifyItems: 'end',
  pointerEvents: 'none',
  [phone]: { insetInline: '10px', justifyItems: 'stretch' },
  '@media print': { display: 'none' },
});

export const sheet = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.s,
  paddingInline: `${token.space.m} ${token.space.s}`,
  border: `${token.line.strong} solid ${token.warning.border}`,
  borderRadius: token.radius.tile,
  background: token.warning.bg,
  color: token.warning.text,
  boxShadow: token.shadow.hang,
  fontWeight: token.weight.medium,
  lineHeight: 1.35,
  pointerEvents: 'auto',
  animation: `${rise} ${duration.base} ${easing.out}`,
  '& > p': { flex: '1 1 auto', paddingBlock: token.space.xs },
  // The contrast of this color with the background has been checked.
  '& > button': { '--text-link': 'currentColor' },
});

/** Hangs under the logo at the start of the header, which leads nowhere while offline. Presses go through. */
export const mark = css({
  position: 'fixed',
  zIndex: token.layer.hanging,
  insetBlockStart: `calc(env(safe-area-inset-top) + 34px)`,
  insetInlineStart: '4px',
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xxs,
  paddingInline: '6px',
  border: `${token.line.edge} solid ${token.warning.border}`,
  borderRadius: token.radius.tile,
  background: token.warning.bg,
  color: token.warning.text,
  fontSize: token.type.fine,
  fontWeight: token.weight.strong,
  lineHeight: 1.3,
  pointerEvents: 'none',
  [phone]: { insetBlockStart: 'calc(env(safe-area-inset-top) + 26px)' },
});
