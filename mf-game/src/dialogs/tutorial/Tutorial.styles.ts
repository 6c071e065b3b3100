import { css } from '@emotion/react';
import { focusRing, token } from '@countertop/design-system/tokens';
import { when } from '../../layout.ts';

/** Above everything, including dialogs. */
export const over = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.toast,
  overflow: 'hidden',
  pointerEvents: 'none',
});

/** Large text needs the window's height for itself. */
const atMost = (blockSize: string) => `min(${blockSize}, 100dvh - 11.25rem)`;

/** Text next to the scene; above it on phones in portrait. As tall as the tallest step, so that the buttons stay in place. */
export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space.l,
  minBlockSize: atMost('29.5rem'),
  [when.lowDesktop]: { minBlockSize: atMost('25.75rem') },
  [when.upright]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: token.space.s,
    minBlockSize: atMost('32rem'),
    // Phones have room for the main sentences only, and rarely a keyboard.
    '& [data-part="more"], &[data-step="answer"] [data-part="do"]': { display: 'none' },
  },
  [when.shortPhone]: { minBlockSize: atMost('28.7rem'), '& p': { lineHeight: token.leading.dense } },
  [when.sideways]: {
    gap: token.space.m,
    marginBlockStart: -4,
    minBlockSize: atMost('12.4rem'),
    '&[data-step="answer"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.1fr)' },
    '&[data-step="earn"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-step="earn"] > :last-child, & [data-part="more"]': { display: 'none' },
  },
});

export const text = css({
  display: 'grid',
  alignSelf: 'center',
  gap: token.space.s,
  alignContent: 'start',
  '& p': { textWrap: 'pretty' },
  '& [data-part="more"]': { color: token.text.muted },
  [when.upright]: { gap: token.space.xs },
  [when.shortPhone]: { gap: token.space.xxs },
  [when.sideways]: { gap: token.space.xs },
});

export const heading = css({ display: 'flex', alignItems: 'start', gap: token.space.xs });

export const title = css({
  display: 'grid',
  flex: 1,
  gap: token.space.xxs,
  justifyItems: 'start',
  fontSize: token.type.h3,
  '&:focus-visible': { ...focusRing, borderRadius: token.radius.tag },
});

export const count = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  fontFamily: token.font.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  color: token.text.muted,
});

export const marks = css({
  display: 'flex',
  gap: token.space.xxs,
  '& > span': {
    inlineSize: 20,
    blockSize: 8,
    border: `2px solid ${token.border.strong}`,
    borderRadius: token.radius.bar,
    // Filled with borders, which forced colors keep.
    '&[data-done]': { borderWidth: 4 },
  },
});

/** The child's part in this step. */
export const yourTurn = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  fontWeight: token.weight.strong,
  '& svg': { flex: 'none' },
});

export const earnings = css({
  display: 'grid',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: token.space.xs, alignItems: 'start', lineHeight: token.leading.dense },
  '& svg': { flex: 'none', color: token.text.muted },
  [when.shortPhone]: { gap: token.space.xxs },
  [when.sideways]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space.m },
});

const wallHeight = '34cqb';

/** A wall and the checked floor, with everything standing on the same line. */
export const floor = css({
  position: 'relative',
  display: 'grid',
  containerType: 'size',
  minBlockSize: 96,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  border: `2px solid ${token.border.strong}`,
  background: token.surface.wall,
  '& > div': {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'end',
    blockSize: `calc(100cqb - ${wallHeight})`,
    gap: '4cqi',
    marginBlockStart: wallHeight,
    paddingInline: '5cqi',
    paddingBlockEnd: '5cqb',
  },
});

export const doorway = css({
  position: 'absolute',
  insetBlockStart: '5cqb',
  insetInlineStart: '9cqi',
  blockSize: `calc(${wallHeight} - 5cqb + 4px)`,
  '& svg': { display: 'block', inlineSize: 'auto', blockSize: '100%' },
});

/** Someone or a table, as large as the scene allows. */
export const place = css({
  position: 'relative',
  flex: 'none',
  // The drawing is 168 x 196.
  inlineSize: 'min(62cqi, 84cqb * 168 / 196)',
  minInlineSize: token.target.min,
  minBlockSize: token.target.min,
  padding: 0,
  border: 0,
  borderRadius: token.radius.card,
  background: 'none',
  color: token.text.default,
  '& > span': { display: 'block' },
  '[data-step="seat"] &': { inlineSize: 'min(43cqi, 84cqb * 168 / 196)' },
  'button&': { cursor: 'pointer', touchAction: 'manipulation' },
  '&:focus-visible': focusRing,
});

/** The dish, ready at the pass. */
export const tray = css({
  flex: 'none',
  inlineSize: 'min(26cqi, 30cqb)',
  marginBlockEnd: '14cqb',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
});

export const sum = css({
  display: 'grid',
  gap: token.space.s,
  alignSelf: 'center',
  [when.upright]: { gap: token.space.xs },
  [when.sideways]: { display: 'contents' },
});

export const sheet = css({
  [when.upright]: { '& > div > div': { paddingBlock: '4px 10px' } },
  [when.sideways]: { alignSelf: 'center' },
});

const nextKeyRing = {
  outline: `4px solid ${token.accent.butter}`,
  outlineOffset: 1,
  borderColor: token.play.edge,
} as const;

/** The key to press next has a ring. */
export const keys = css({
  '&[data-next="1"] [data-key="digit"]:nth-of-type(1)': nextKeyRing,
  '&[data-next="0"] [data-key="digit"]:nth-of-type(14)': nextKeyRing,
  '&[data-next="check"] [data-key="serve"]': nextKeyRing,
  [when.sideways]: { alignSelf: 'center', '& > [role="toolbar"]': { '--gap': '4px' } },
});

/** Separates 'Skip' from the other buttons. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  inlineSize: '100%',
  '& > :first-of-type': { marginInlineEnd: 'auto' },
  [when.shortPhone]: { '& > *': { minBlockSize: token.target.min } },
  [when.sideways]: { '& > *': { minBlockSize: token.target.min } },
  [when.upright]: {
    gap: token.space.xs,
    '& > *': { paddingInline: 10, whiteSpace: 'nowrap' },
    '& > :first-of-type': { paddingInline: 0 },
    '& svg': { display: 'none' },
  },
});
