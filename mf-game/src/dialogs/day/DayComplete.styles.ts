import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

const { duration, easing } = token.motion;
const cheer = keyframes({
  '0%, 60%, 100%': { transform: 'none' },
  '20%': { transform: 'translateY(-12%)' },
  '40%': { transform: 'translateY(0)' },
  '50%': { transform: 'translateY(-5%)' },
});

export const crowd = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  gap: 'clamp(0px, 1.5vw, 18px)',
  marginBlockEnd: -6,
  // One after another, twice, like a stadium wave.
  '& > span': {
    inlineSize: 'clamp(52px, 18%, 124px)',
    animation: `${cheer} ${duration.party} ${easing.out} ${duration.arrive} 2`,
  },
  [when.sideways]: { '& > span': { inlineSize: 64 } },
  '& > span:nth-of-type(2)': { animationDelay: `calc(${duration.arrive} * 1.3)` },
  '& > span:nth-of-type(3)': { animationDelay: `calc(${duration.arrive} * 1.6)` },
  '& > span:nth-of-type(4)': { animationDelay: `calc(${duration.arrive} * 1.9)` },
  '& > span:nth-of-type(5)': { animationDelay: `calc(${duration.arrive} * 2.2)` },
});

export const rewards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [when.phone]: { gap: 4, marginBlockStart: 10 },
  // All four side by side in a low window.
  [when.sideways]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8, marginBlockStart: 8 },
});

const small = {
  gridTemplateColumns: '34px 1fr',
  gap: 8,
  margin: '-12px -12px -14px',
  '& > svg': { inlineSize: 34, blockSize: 34 },
  '& b': { fontSize: '1.0625rem' },
  '& span': { fontSize: '0.8125rem' },
} as const;

export const reward = css({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gap: 12,
  alignItems: 'center',
  margin: '-8px -4px -10px',
  '& > svg': { inlineSize: 48, blockSize: 48 },
  '& p': { lineHeight: 1.3 },
  '& b': { display: 'block', fontSize: '1.25rem', fontWeight: token.weight.strong },
  '& span': { fontSize: '0.9375rem', color: token.text.onPaperMuted },
  [when.sideways]: small,
  [when.phone]: small,
});

/** Quiet and small: the page is the child's. */
export const grownUps = css({
  marginBlockStart: 16,
  fontSize: '0.9375rem',
  '& ul': { margin: 0, paddingInlineStart: '1.25em' },
  [when.phone]: { marginBlockStart: 8 },
});
