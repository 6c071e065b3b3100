import { keyframes } from '@emotion/react';
import { css } from '../../theme/css.ts';
import { focusRing, media, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const phone = '@media (max-width: 720px)';
const landscapePhone = '@media (max-height: 480px)';
// Containers, because `rem` in their queries is the chosen text size.
/** Too low for a sticky title, or so narrow that the title wraps to many lines. */
const small = '@container (max-height: 21rem) or (max-width: 16rem)';
/** Zoomed to 400 %: nothing may stay, because the content would have no room. */
const tiny = '@container (max-height: 21rem) and (max-width: 30rem)';
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${token.motion.rise})` } });

/** The backdrop. */
export const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.overlay,
  display: 'grid',
  placeItems: 'safe center',
  containerType: 'size',
  padding: token.space.m,
  // No wider than the window, whatever the longest word is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: token.surface.scrim,
  '&[data-entering]': { animation: `${appear} ${duration.base} ${easing.out}` },
  '&[data-exiting]': { animation: `${appear} ${duration.quick} ${easing.in} reverse forwards` },
  [phone]: { padding: '10px' },
  [landscapePhone]: { paddingBlock: '10px' },
});

export const sheet = css({
  // Large text gets a wider sheet.
  inlineSize: 'min(100%, max(760px, 47.5rem))',
  background: token.surface.card,
  color: token.text.default,
  border: `3px solid ${token.border.strong}`,
  borderRadius: token.radius.sheet,
  boxShadow: token.shadow.dialog,
  overflow: 'clip',
  '&[data-size="small"]': { inlineSize: 'min(100%, max(520px, 32.5rem))' },
  '[data-entering] > &': { animation: `${rise} ${duration.base} ${easing.out}` },
});

/** Fits the window: the content scrolls, the actions stay in sight. */
export const dialog = css({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `calc(100dvh - 2 * ${token.space.m})`,
  '&, &:focus-visible': { outline: 'none', boxShadow: 'none' },
  [phone]: { maxBlockSize: 'calc(100dvh - 20px)' },
  [landscapePhone]: { maxBlockSize: 'calc(100dvh - 20px)' },
  [tiny]: { maxBlockSize: 'none' },
});

const edge = 18;

/** Title and content. A shadow at the lower edge shows that there is more; `body` covers it at the end. */
export const scroller = css({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '4.5rem 1rem',
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px', boxShadow: 'none', borderRadius: token.radius.sheet },
  '&::after': {
    content: '""',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'block',
    blockSize: edge,
    marginBlockStart: -edge,
    background: `linear-gradient(to top, color-mix(in srgb, ${token.border.strong} 32%, transparent), transparent)`,
    pointerEvents: 'none',
  },
  [media.forcedColors]: { '&::after': { display: 'none' } },
  [tiny]: { overflow: 'visible', '&::after': { display: 'none' } },
});

/** The title stays while the content scrolls. A customer rests on the edge of the body, and scrolls with it. */
export const head = css({
  background: token.surface.card,
  '&:not(:has([data-part="portrait"]))': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    paddingBlockEnd: token.space.xs,
  },
  display: 'flex',
  alignItems: 'center',
  gap: token.space.m,
  padding: '20px 26px 0',
  '& > [data-part="portrait"]': { flex: 'none', alignSelf: 'flex-end', inlineSize: '92px', marginBlockEnd: '-20px' },
  '& > [data-part="words"]': { flex: 1, minInlineSize: 0 },
  '& > button': { alignSelf: 'flex-start', marginInlineEnd: '-10px' },
  '& p': { marginBlockStart: token.space.xxs, color: token.text.muted },
  [phone]: {
    gap: token.space.s,
    padding: '14px 16px 0',
    '& > [data-part="portrait"]': { inlineSize: '66px', marginBlockEnd: '-16px' },
    '& > button': { marginInlineEnd: '-6px' },
  },
  [landscapePhone]: { paddingBlockStart: '14px' },
  [small]: {
    '&:not(:has([data-part="portrait"]))': { position: 'static' },
    '& > [data-part="portrait"]': { display: 'none' },
  },
});

export const title = css({ fontSize: token.type.h2, [small]: { fontSize: `min(${token.type.h3}, 8.5cqi)` } });

export const body = css({
  position: 'relative',
  padding: '18px 26px 22px',
  ':not(:has([data-part="portrait"])) + &': { paddingBlockStart: 10 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 2,
    blockSize: edge,
    background: token.surface.card,
    pointerEvents: 'none',
  },
  [phone]: { padding: '14px 16px 18px', ':not(:has([data-part="portrait"])) + &': { paddingBlockStart: 6 } },
});

/** Actions at the end, primary last. On phones they fill the width, in one row if they fit. */
export const actions = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '14px',
  padding: '16px 26px 24px',
  borderBlockStart: `2px solid ${token.border.subtle}`,
  [phone]: {
    gap: token.space.xs,
    padding: '12px 16px 18px',
    '& > *': { flex: '1 1 auto' },
    '& > button': { paddingInline: token.space.s },
  },
  [landscapePhone]: { paddingBlock: token.space.s, '& > *': { flex: '0 1 auto' } },
});
