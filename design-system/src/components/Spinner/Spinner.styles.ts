import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { sway } from '../Button/Button.styles.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

/** Anything that loads within this time shows no spinner. */
export const spinnerDelay = '400ms';
/**
 * Delayed, so that fast responses neither flash nor are announced. The region exists before its text, or the text would not be
 * announced.
 */
const late = keyframes({ from: { visibility: 'hidden', opacity: 0 } });

export const spinner = css({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: token.space.s,
  color: token.text.muted,
  fontSize: token.type.label,
  textAlign: 'center',
  '[data-surface] &': { color: 'inherit' },
  visibility: 'visible',
  '& > *': { animation: `${late} ${duration.quick} ${easing.out} ${spinnerDelay} backwards` },
  '&[data-appears="atOnce"] > *': { animation: 'none' },
  '&[data-size="small"]': { flexDirection: 'row', gap: token.space.xs, fontSize: 'inherit' },
});

export const bell = css({
  flex: 'none',
  inlineSize: '3.5rem',
  overflow: 'visible',
  color: token.border.strong,
  '[data-surface] &': { color: 'inherit' },
  '[data-size="small"] > &': { inlineSize: '1.5em' },
  '[data-size="large"] > &': { inlineSize: '5.5rem' },
  '@media (forced-colors: active)': { color: 'CanvasText' },
});

/** The bell swings three times and rests. */
export const dome = css({
  transformBox: 'view-box',
  transformOrigin: '50% 44px',
  animation: `${sway} ${duration.party} ${easing.linear} ${spinnerDelay} 3`,
});
