import type { CSSObject } from '@emotion/react';
import { focusRing, media, token } from '../tokens/tokens.ts';

const textSizes = Object.fromEntries(
  ['75', '125', '150'].map((percent) => [`html[data-text-size="${percent}"]`, { fontSize: `${percent}%` }]),
);

const still = {
  // Nought as well: after any duration the first frame of what appears would still be empty.
  animationDuration: '0s !important',
  animationIterationCount: '1 !important',
  // Nought, not nearly nought: any duration makes every element follow its parent's colour a frame late.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

const fade = { animationDuration: '140ms !important', transitionDuration: '140ms !important' };

/** Everything stands still, what an element draws before and after itself too; only what fades takes its time. */
function calmed(root: string): CSSObject {
  return { [`${root} *, ${root} *::before, ${root} *::after`]: still, [`${root} [data-fades]`]: fade };
}

/** Elements and defaults every page starts from. */
export const baseStyles: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    fontSize: '100%',
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    accentColor: token.action.bg,
    scrollbarColor: `${token.border.default} ${token.surface.sunken}`,
  },
  ...textSizes,
  // A short page has a scrollbar too, or its header would stand elsewhere.
  ':root:has([data-layout])': { overflowY: 'scroll' },
  body: {
    minBlockSize: '100dvb',
    fontFamily: token.font.text,
    fontSize: token.type.body,
    lineHeight: token.leading.text,
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    color: token.text.default,
    background: token.surface.page,
    overflowWrap: 'break-word',
  },
  'h1, h2, h3': {
    fontFamily: token.font.display,
    fontWeight: token.weight.display,
    lineHeight: 1.12,
    letterSpacing: token.tracking.display,
    color: token.text.heading,
    textWrap: 'balance',
  },
  // At 150 % on a small phone a long word would be wider than the window.
  h1: { fontSize: `min(${token.type.h1}, 13vi)` },
  h2: { fontSize: token.type.h2 },
  h3: { fontSize: token.type.h3 },
  ':root:has([data-audience="adult"]) h3': {
    fontFamily: token.font.text,
    fontWeight: token.weight.strong,
    lineHeight: 1.3,
  },
  svg: { display: 'block' },
  a: { color: token.text.link },
  p: { textWrap: 'pretty' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  '::placeholder': { color: token.text.muted, opacity: 1 },
  '::selection': { color: token.action.selectedText, background: token.action.selectedBg },
  '[hidden]': { display: 'none !important' },
  // What a link leads to does not stick to the edge of the window.
  ':target': { scrollMarginBlockStart: token.space.xl },
  ':focus-visible': focusRing,
  '[data-surface="tile"]': { color: token.text.onTile },
  ...calmed(':root[data-motion="on"]'),
  '@media (prefers-reduced-motion: reduce)': calmed(':root:not([data-motion="off"])'),
  [media.forcedColours]: {
    html: { scrollbarColor: 'auto' },
    ':focus-visible': { outlineColor: 'Highlight' },
    'svg[data-icon]': { color: 'currentColor', forcedColorAdjust: 'auto' },
  },
};

/** On paper: the words, whole cards and rows, and no way to elsewhere. */
export const printStyles: CSSObject = {
  '@media print': {
    body: { background: 'none' },
    'nav, [data-screen-only]': { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, tr, figure, article': { breakInside: 'avoid' },
  },
};
