import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';
import { visuallyHidden } from '../visuallyHidden.ts';

const hop = keyframes({
  '0%': { transform: 'none' },
  '40%': { transform: 'translateY(-6px) scale(1.08)' },
  '100%': { transform: 'none' },
});

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 28px',
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '10px 20px',
  [when.lowDesktop]: { paddingBlock: 6 },
  [when.phone]: { marginInline: 0, padding: '4px 12px 6px', gap: '4px 6px' },
  [when.shortPhone]: { paddingBlock: '2px 4px' },
  [when.sideways]: { padding: '2px 12px' },
});

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  margin: 0,
  [when.phone]: { inlineSize: '100%', justifyContent: 'space-between', gap: '4px 6px' },
});

export const stat = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 10,
  alignItems: 'center',
  '& dt': { fontSize: '0.8125rem', color: token.text.muted, lineHeight: 1.1, alignSelf: 'end' },
  '& dd': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    fontSize: '1.375rem',
    lineHeight: 1.15,
    fontWeight: token.weight.strong,
    alignSelf: 'start',
  },
  position: 'relative',
  [when.phone]: {
    columnGap: 5,
    '& dt': { fontSize: token.type.fine },
    '& dd': { fontSize: '1rem', columnGap: 4, flexWrap: 'nowrap' },
  },
  [when.sideways]: { columnGap: 5, '& dt': { fontSize: token.type.fine }, '& dd': { fontSize: '1rem' } },
});

export const picture = css({
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 38,
  blockSize: 38,
  '& svg': { inlineSize: 36, blockSize: 36 },
  [when.phone]: { inlineSize: 24, blockSize: 24, '& svg': { inlineSize: 24, blockSize: 24 } },
  [when.sideways]: { inlineSize: 24, blockSize: 24, '& svg': { inlineSize: 24, blockSize: 24 } },
});

export const value = css({
  display: 'inline-block',
  animation: `${hop} ${token.motion.duration.arrive} ${token.motion.easing.settle}`,
});

export const note = css({
  fontSize: '0.875rem',
  fontWeight: token.weight.medium,
  color: token.text.muted,
  [when.phone]: visuallyHidden,
  [when.sideways]: visuallyHidden,
});

export const shortNote = css({
  display: 'none',
  fontSize: token.type.fine,
  fontWeight: token.weight.medium,
  color: token.text.muted,
  [when.phone]: { display: 'inline', '@media (max-width: 374px)': { display: 'none' } },
  [when.sideways]: { display: 'inline' },
});

export const levelBox = css({
  flex: '0 1 380px',
  minInlineSize: 240,
  [when.phone]: { flex: '1 0 100%', minInlineSize: 0 },
  [when.shortestPhone]: { display: 'none' },
  [when.sideways]: { display: 'none' },
});
