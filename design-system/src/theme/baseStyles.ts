import type { CSSObject } from '@emotion/react';
import { focusRing, media, token } from '../tokens/tokens.ts';

const textSizes = Object.fromEntries(
  ['75', '125', '150'].map((percent) => [`html[data-text-size="${percent}"]`, { fontSize: `${percent}%` }]),
);

const noMotion = {
  // Exactly 0: with any duration, the first frame of an appearing element would be empty.
  animationDuration: '0s !important',
  animationIterationCount: '1 !important',
  // Exactly 0: with any duration, elements inherit color changes one frame late.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

const fadeOnly = { animationDuration: '140ms !important', transitionDuration: '140ms !important' };

/** Removes motion from all elements and pseudo-elements, except fades. */
function reduceMotion(root: string): CSSObject {
  return { [`${root} *, ${root} *::before, ${root} *::after`]: noMotion, [`${root} [data-fades]`]: fadeOnly };
}

/** Base styles of every page. */
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
  // Always show the scrollbar, or the header would shift on short pages.
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
  // At 150 % text size, a long word would be wider than a small phone.
  h1: { fontSize: `min(${token.type.h1}, 13vi)` },
  h2: { fontSize: `min(${token.type.h2}, 9.75vi)` },
  h3: { fontSize: token.type.h3 },
  ':where(:root:has([data-audience="adult"])) h3': {
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
  // Answers of a `Disclosure`. Where nothing can be pressed, all of them are visible.
  '@media (scripting: none), print': {
    '[hidden][data-printed]': { display: 'block !important', contentVisibility: 'visible' },
  },
  // Space above link targets.
  ':target': { scrollMarginBlockStart: token.space.xl },
  ':focus-visible': focusRing,
  '[data-surface="tile"]': { color: token.text.onTile },
  ...reduceMotion(':root[data-motion="on"]'),
  '@media (prefers-reduced-motion: reduce)': reduceMotion(':root:not([data-motion="off"])'),
  [media.forcedColors]: {
    html: { scrollbarColor: 'auto' },
    ':focus-visible': { outlineColor: 'Highlight' },
    'svg[data-icon]': { color: 'currentColor', forcedColorAdjust: 'auto' },
  },
};

/** Print styles: no navigation, no page breaks inside cards and rows. */
export const printStyles: CSSObject = {
  '@media print': {
    body: { background: 'none' },
    'nav, [data-screen-only]': { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, tr, figure, article': { breakInside: 'avoid' },
  },
};
