import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** What comes within this time comes without a word before it. */
const quietTime = '150ms';
const late = keyframes({ from: { visibility: 'hidden' } });

/** At the foot of the window; beside the sheet the page takes presses as before. */
export const notice = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: token.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  padding: token.space.m,
  pointerEvents: 'none',
  whiteSpace: 'normal',
});

export const sheet = css({
  display: 'grid',
  gap: token.space.s,
  maxInlineSize: '34rem',
  padding: token.space.m,
  border: `${token.line.strong} solid ${token.border.strong}`,
  borderRadius: token.radius.sheet,
  background: token.surface.card,
  color: token.text.default,
  boxShadow: token.shadow.dialog,
  pointerEvents: 'auto',
  '&[data-waiting]': { animation: `${late} 1ms ${token.motion.easing.linear} ${quietTime} backwards` },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: token.space.s });
