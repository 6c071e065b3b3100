import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { spinnerDelay } from '../Spinner/Spinner.styles.ts';
import { token } from '../../tokens/tokens.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** At the bottom of the window. Presses outside the sheet reach the page. */
export const overlay = css({
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
  '&[data-loading]': { animation: `${appear} 1ms ${token.motion.easing.linear} ${spinnerDelay} backwards` },
});
