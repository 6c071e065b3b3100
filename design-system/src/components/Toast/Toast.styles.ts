import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${token.motion.rise})` } });
const phone = '@media (max-width: 720px)';

/** At the bottom start, above dialogs. A panel while the history is open. */
export const area = css({
  position: 'fixed',
  zIndex: token.layer.toast,
  insetBlockEnd: 'max(1rem, env(safe-area-inset-bottom))',
  insetInlineStart: token.space.m,
  inlineSize: 'min(27rem, 100vi - 2rem)',
  maxBlockSize: 'calc(100dvb - 2rem)',
  outlineOffset: '3px',
  '&[data-open]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space.s,
    padding: '18px 20px 20px',
    overflow: 'auto',
    background: token.surface.raised,
    color: token.text.default,
    border: `3px solid ${token.border.strong}`,
    borderRadius: token.radius.sheet,
    boxShadow: token.shadow.dialog,
  },
  [phone]: {
    insetInlineStart: '10px',
    insetBlockEnd: 'max(10px, env(safe-area-inset-bottom))',
    inlineSize: 'calc(100vi - 20px)',
    '&[data-playing]': {
      insetBlock: 'calc(env(safe-area-inset-top) + 50px) auto',
      maxBlockSize: 'calc(100dvb - 4rem)',
    },
    '&[data-open]': { padding: '14px 16px 18px' },
  },
});

export const heading = css({ fontSize: token.type.h3 });

/** Follows the swipe, and returns if released too early. */
export const slide = css({
  touchAction: 'pan-y',
  transform: 'translateX(var(--swipe, 0px))',
  transition: `transform ${duration.quick} ${easing.out}`,
  animation: `${rise} ${duration.base} ${easing.out}`,
  '&[data-pulling]': { transition: 'none', userSelect: 'none', cursor: 'grabbing' },
});

/** A thick start border shows the tone. */
export const card = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space.s,
  paddingBlock: token.space.xxs,
  paddingInline: '14px 4px',
  border: `2px solid ${token.border.strong}`,
  borderInlineStartWidth: '8px',
  borderRadius: token.radius.tile,
  background: token.surface.raised,
  color: token.text.default,
  boxShadow: token.shadow.hang,
  '[data-open] &': { boxShadow: 'none' },
  '& > [data-icon]': { marginBlockStart: '11px', strokeWidth: 2.6 },
  '&[data-focus-visible]': focusRing,
  '&[data-tone="success"]': {
    borderColor: token.success.border,
    background: token.success.bg,
    color: token.success.text,
  },
  '&[data-tone="warning"]': {
    borderColor: token.warning.border,
    background: token.warning.bg,
    color: token.warning.text,
  },
  '&[data-tone="danger"]': {
    borderColor: token.danger.border,
    background: token.danger.bg,
    color: token.danger.text,
  },
});

/** The action has the text color of the tone, which is tested against its background. */
export const text = css({
  '--text-link': 'currentColor',
  display: 'grid',
  flex: 1,
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: '9px',
  fontWeight: token.weight.medium,
  lineHeight: 1.4,
  '& > [slot="title"]:not(:only-of-type)': { fontWeight: token.weight.strong },
  '& > button': { marginInlineStart: `calc(-1 * ${token.space.xs})`, marginBlockEnd: '-9px' },
});

export const close = css({ display: 'flex', justifyContent: 'flex-end' });
