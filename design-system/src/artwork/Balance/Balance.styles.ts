import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const weigh = keyframes({
  '0%': { transform: 'translateY(18px)', opacity: 0 },
  '45%': { transform: 'none', opacity: 1 },
});

const coins = [
  `radial-gradient(circle at 50% 50%, ${token.accent.coin} 3.5px, transparent 4px) 0 0 / 12px 100%`,
  token.accent.coinEdge,
].join(', ');

export const balance = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  color: token.text.onPaper,
  '& > :first-child': { display: 'grid', gap: 10, minInlineSize: 64, paddingBlock: 6 },
  // The rotation is given for left to right.
  '&:dir(rtl) > :first-child': { transform: 'scaleX(-1)' },
});

export const bar = css({
  blockSize: token.line.bar,
  borderRadius: token.radius.bar,
  '&[data-bar="bill"]': { background: token.border.answer },
  '&[data-bar="answer"]': {
    background: coins,
    animation: `${weigh} ${duration.arrive} ${easing.settle}`,
  },
  // Light on light paper otherwise.
  '[data-theme="high-contrast"] &[data-bar]': { border: `1.5px solid ${token.text.onPaper}` },
  '@media (forced-colors: active)': { '&[data-bar]': { border: '2px solid CanvasText' } },
});

export const label = css({ fontWeight: token.weight.strong, lineHeight: 1.2, maxInlineSize: '10rem' });
