import type { CSSObject } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** Prints on light paper with green ink in every theme. */
const printed = {
  '--surface-paper': '#FFFDF5',
  '--text-on-paper': '#1F2A20',
  '--text-on-paper-muted': '#5C5A48',
  '--border-answer': '#0A4336',
  '--accent-awning': '#E84C2B',
  '--accent-awning-alt': '#FFF8E8',
  '--accent-coin': '#FFC334',
  '--accent-coin-edge': '#8A5A00',
  '--art-plate': '#FFFFFF',
};

/** Fills its container, has the paper's aspect ratio, and grows with long text. */
export const sheet = css({
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '71rem',
  marginInline: 'auto',
  '--border-strong': token.border.answer,
  '--text-heading': token.border.answer,
  '--text-default': token.text.onPaper,
  color: token.text.onPaper,
  background: token.surface.paper,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
  '@media print': { ...printed, breakInside: 'avoid', '&[data-certificate]': { maxInlineSize: 'none' } },
});

/** A double frame, like on a printed menu. */
export const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  aspectRatio: '297 / 210',
  minInlineSize: 0,
  border: `clamp(3px, 0.75cqi, 8px) solid ${token.border.answer}`,
  outline: `clamp(1px, 0.22cqi, 2px) solid ${token.border.answer}`,
  outlineOffset: 'calc(-1 * clamp(8px, 2.1cqi, 22px))',
  // Slightly less than the page height, or browsers print a second page.
  '@media print': { '[data-certificate] > &': { aspectRatio: 'auto', blockSize: 'calc(100vb - 1px)' } },
});

export const awning = css({
  display: 'block',
  // Between the upper corners.
  inlineSize: 'calc(100% - 2 * clamp(24px, 6.5cqi, 68px))',
  blockSize: 'clamp(10px, 2.4cqi, 26px)',
  marginInline: 'auto',
  marginBlockStart: 'clamp(10px, 2.6cqi, 28px)',
});

/** Floor tiles in the corners. */
export const corner = css({
  position: 'absolute',
  insetBlockEnd: 'clamp(3px, 0.75cqi, 8px)',
  insetInlineStart: 'clamp(3px, 0.75cqi, 8px)',
  inlineSize: 'clamp(18px, 5cqi, 52px)',
  blockSize: 'auto',
  '&[data-end]': { insetInlineStart: 'auto', insetInlineEnd: 'clamp(3px, 0.75cqi, 8px)' },
  '&[data-top]': { insetBlock: 'clamp(3px, 0.75cqi, 8px) auto' },
});

/** The bell of the logo behind the text, as pale as a watermark. */
export const watermark = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  opacity: 0.04,
  '& > svg': { inlineSize: '52cqi', blockSize: 'auto', filter: 'grayscale(1) brightness(0.4)' },
});

export const content = css({
  // Above the watermark.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-evenly',
  gap: 'clamp(0.35rem, 1.1cqi, 1rem)',
  paddingBlock: 'clamp(0.75rem, 1.8cqi, 1.75rem) clamp(1.75rem, 4.2cqi, 3.25rem)',
  paddingInline: 'clamp(20px, 7cqi, 7rem)',
  textAlign: 'center',
  fontSize: 'clamp(0.9375rem, 1.9cqi, 1.25rem)',
  lineHeight: token.leading.dense,
  // A name on three lines must not need a second page.
  '@media print': { gap: '0.4cqi', paddingBlock: '1.2cqi 3.4cqi' },
});

export const mark = css({
  fontSize: 'clamp(0.5625rem, 3.2cqi, 1.375rem)',
  '@container (min-width: 30rem)': { fontSize: 'clamp(0.875rem, 2cqi, 1.375rem)' },
  // The paper keeps its color in forced colors, so the text must, too.
  '@media (forced-colors: active)': { '& > svg': { forcedColorAdjust: 'none', color: token.border.answer } },
});

export const heading: CSSObject = {
  fontFamily: token.font.display,
  fontWeight: token.weight.display,
  fontSize: 'min(clamp(1.5rem, 5.2cqi, 3.5rem), 9.4cqi)',
  lineHeight: 1.1,
  color: token.border.answer,
  textWrap: 'balance',
};

/** The name is set on a line, as if written by hand. */
export const name = css({
  inlineSize: 'min(100%, 34rem)',
  paddingBlockEnd: '0.12em',
  borderBlockEnd: `2px solid ${token.border.answer}`,
  fontFamily: token.font.display,
  fontSize: 'min(clamp(1.375rem, 4cqi, 2.75rem), 8.4cqi)',
  lineHeight: 1.2,
  textWrap: 'balance',
  '@media print': { inlineSize: 'min(100%, 46rem)', fontSize: '3.2cqi' },
});

export const reason = css({ maxInlineSize: '46ch', textWrap: 'balance' });

/** Skills. Four or more are set in two columns if there is room. */
export const points = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.15rem, 0.5cqi, 0.4rem) 2.5cqi',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 'clamp(0.875rem, 1.6cqi, 1.0625rem)',
  '& > li': { overflowWrap: 'anywhere' },
  '@container (min-width: 44rem)': {
    '&:has(> li:nth-of-type(4))': { gridTemplateColumns: 'auto auto', textAlign: 'start' },
  },
});

export const facts = css({ fontWeight: token.weight.strong, fontSize: 'clamp(0.875rem, 1.6cqi, 1.0625rem)' });

export const check = css({
  color: token.text.onPaperMuted,
  fontSize: 'clamp(0.75rem, 1.25cqi, 0.875rem)',
  overflowWrap: 'anywhere',
});

/** Date and signature on lines, with the seal between them. */
export const foot = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: 'clamp(0.5rem, 3cqi, 2.5rem)',
  inlineSize: '100%',
  '& > svg': { inlineSize: 'clamp(3.5rem, 12.5cqi, 8.75rem)', '@media print': { inlineSize: '9cqi' } },
  // On a phone, leaves room for a date with a long month on one line.
  '@container (max-width: 24rem)': { gap: token.space.xxs, '& > svg': { inlineSize: '2.75rem' } },
  // Large text on a small phone: stacked, seal first.
  '@container (max-width: 17rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > svg': { order: -1, justifySelf: 'center' },
  },
});

export const signed = css({
  '& > p:first-of-type': {
    paddingBlockEnd: token.space.xxs,
    borderBlockEnd: `1.5px solid ${token.border.answer}`,
    fontWeight: token.weight.strong,
  },
  '& > p:last-of-type:not(:first-of-type)': { marginBlockStart: token.space.xxs, color: token.text.onPaperMuted },
  fontSize: 'clamp(0.8125rem, 1.55cqi, 1rem)',
});

const outside = 'body:has([data-certificate]) :not(:has([data-certificate]), [data-certificate], [data-certificate] *)';

/** Prints only the certificate, in landscape, on the printer's paper size. */
export const printing: CSSObject = {
  '@page': { size: 'landscape', margin: '8mm' },
  '@media print': {
    // Ignore the text size preference: larger text would need a second page.
    ':root:has([data-certificate])': { fontSize: '100% !important' },
    [outside]: { display: 'none !important' },
    ':has([data-certificate])': {
      display: 'block !important',
      minBlockSize: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
      maxInlineSize: 'none !important',
      border: '0 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      overflow: 'visible !important',
    },
  },
};
