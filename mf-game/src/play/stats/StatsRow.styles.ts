import { css, keyframes } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { headerBlockSize, when } from '../../layout.ts';
import { visuallyHidden } from '../../assist/visuallyHidden.ts';

/** The largest text on a phone: pictures without words take the height of one line. */
const largeText = '@container stats (max-width: 16rem)';

/** Large text on a phone in landscape: the header has the height of one line. */
const lowHeader = '@container stats (max-width: 28rem)';

const hop = keyframes({
  '0%': { transform: 'none' },
  '40%': { transform: 'translateY(-6px) scale(1.08)' },
  '100%': { transform: 'none' },
});

/** Only the bar is visible; its words are read by screen readers. */
const thinBar = {
  '& > *': { columnGap: 0 },
  '& label, & span:not([data-part])': visuallyHidden,
  '& [data-part="bar"]': { gridColumn: '1 / -1', gridRow: 1, blockSize: 8 },
} as const;

export const row = css({
  container: 'stats / inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 28,
  inlineSize: '100%',
  maxInlineSize: token.width.play,
  marginInline: 'auto',
  padding: '10px 20px',
  [when.lowDesktop]: { paddingBlock: 7 },
  [when.upright]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginInline: 0,
    padding: '4px 12px 6px',
    gap: 4,
  },
  [when.shortPhone]: { paddingBlock: '2px 5px', gap: 3 },
  // In the header, between the logo and the buttons, which it must not cover.
  [when.sideways]: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: '56px 208px',
    inlineSize: 'auto',
    blockSize: headerBlockSize.sideways,
    padding: 0,
    gap: 14,
    pointerEvents: 'none',
  },
});

export const list = css({
  display: 'flex',
  flex: 'none',
  gap: 28,
  margin: 0,
  [when.narrow]: { gap: 20 },
  [when.upright]: { justifyContent: 'space-between', gap: 6, minInlineSize: 0 },
  [when.sideways]: { gap: 12 },
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
    alignItems: 'baseline',
    whiteSpace: 'nowrap',
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
    '& dd': { fontSize: '1rem', columnGap: 4 },
  },
  [when.sideways]: { columnGap: 5, '& dt': { fontSize: token.type.fine }, '& dd': { fontSize: '1rem' } },
  [largeText]: { columnGap: 4, '& dt': visuallyHidden, '& dd': { gridRow: '1 / span 2', fontSize: '0.875rem' } },
  [lowHeader]: { [when.sideways]: { '& dt': visuallyHidden, '& dd': { gridRow: '1 / span 2', fontSize: '0.875rem' } } },
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
  // Large text needs the room. The coins of `MoneyFlight` still find the place.
  '@container stats (max-width: 20rem)': { inlineSize: 0, '& svg': { display: 'none' } },
  [largeText]: { inlineSize: 20, blockSize: 20, '& svg': { display: 'block', inlineSize: 20, blockSize: 20 } },
});

export const value = css({
  display: 'inline-block',
  animation: `${hop} ${token.motion.duration.arrive} ${token.motion.easing.settle}`,
});

export const note = css({
  fontSize: '0.875rem',
  fontWeight: token.weight.medium,
  color: token.text.muted,
  '@container stats (max-width: 46rem)': visuallyHidden,
});

export const shortNote = css({
  display: 'none',
  fontSize: token.type.fine,
  fontWeight: token.weight.medium,
  color: token.text.muted,
  '@container stats (max-width: 46rem)': { display: 'inline' },
});

/** Too narrow for the word next to the level; the level itself stays. */
export const bandNote = css({ '@container stats (max-width: 24rem)': visuallyHidden });

/** On phones, a thin bar below the figures. */
export const levelBox = css({
  flex: '0 1 380px',
  minInlineSize: 0,
  [when.upright]: thinBar,
  [when.sideways]: { ...thinBar, flex: '1 1 0' },
});
