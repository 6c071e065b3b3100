import { css, keyframes } from '@emotion/react';
import { focusRing, token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

const { duration, easing } = token.motion;

const rise = keyframes({ from: { transform: 'translateY(46%)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });
const sink = keyframes({
  '0%, 72%': { transform: 'none', opacity: 1 },
  '100%': { transform: 'translateY(46%)', opacity: 0 },
});

export const table = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  minInlineSize: 44,
  minBlockSize: 44,
  padding: '4px 4px 6px',
  border: 0,
  borderRadius: token.radius.card,
  background: 'none',
  color: token.text.default,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:focus-visible': { ...focusRing, outlineOffset: -3, boxShadow: `inset 0 0 0 6px ${token.focus.gap}` },
  '&:hover [data-look]': { borderColor: token.border.strong },
  [when.lowDesktop]: { paddingBlock: '0 2px' },
  [when.phone]: { padding: 0 },
  [when.upright]: { gridTemplateRows: 'minmax(0, 1fr) auto' },
});

export const scene = css({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 212,
  [when.lowDesktop]: { maxInlineSize: 200 },
  [when.tablet]: { maxInlineSize: 176 },
  [when.upright]: { maxInlineSize: 'none', containerType: 'size' },
  [when.sideways]: { maxInlineSize: 92 },
});

/** On a phone the row's height, not its width, says how large a table is drawn. */
export const fitted = css({
  display: 'block',
  [when.upright]: { inlineSize: 'min(100cqi, 100cqb * 200 / 178, 120px)', marginInline: 'auto' },
});

export const guest = css({
  display: 'block',
  animation: `${rise} ${duration.arrive} ${easing.out}`,
  '&[data-look="served"], &[data-look="left"]': { animation: `${sink} 2900ms ${easing.in}` },
});

export const menuCard = css({
  display: 'grid',
  gap: 'max(2px, 2%)',
  inlineSize: '19%',
  padding: '3%',
  marginBlockEnd: '2%',
  background: token.surface.paper,
  border: `2px solid ${token.border.paper}`,
  borderRadius: 2,
  transform: 'rotate(-4deg)',
  '& i': { display: 'block', blockSize: 2, background: token.text.onPaperMuted, borderRadius: 2 },
});

export const coins = css({
  display: 'flex',
  marginBlockEnd: 8,
  '& svg': { inlineSize: 24, blockSize: 24, marginInlineStart: -6 },
  [when.phone]: { '& svg': { inlineSize: 14, blockSize: 14 } },
  [when.sideways]: { '& svg': { inlineSize: 14, blockSize: 14 } },
});
