import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../../play/layout.ts';

/** Above everything, including dialogs. */
export const over = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.toast,
  overflow: 'hidden',
  pointerEvents: 'none',
});

const tallestScene = '22rem';

/** Picture next to the text; above it on phones in portrait. As tall as the tallest step, so that the buttons stay in place. */
export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space.l,
  minBlockSize: tallestScene,
  [when.upright]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    gap: token.space.s,
    minBlockSize: '26rem',
    // Phones rarely have a keyboard.
    '&[data-step="answer"] [data-part="more"]': { display: 'none' },
  },
  [when.sideways]: {
    gap: token.space.m,
    minBlockSize: '11rem',
    '&[data-step="earn"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-step="earn"] > :first-of-type': { display: 'none' },
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
});

export const heading = css({
  display: 'grid',
  gap: token.space.xxs,
  justifyItems: 'start',
  fontSize: token.type.h3,
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

export const earnings = css({
  display: 'grid',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: token.space.xs, alignItems: 'start', lineHeight: token.leading.dense },
  '& svg': { flex: 'none', color: token.text.muted },
  [when.sideways]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space.m },
});

export const floor = css({
  position: 'relative',
  display: 'grid',
  containerType: 'size',
  minBlockSize: 130,
  overflow: 'hidden',
  borderRadius: token.radius.card,
  border: `2px solid ${token.border.strong}`,
});

export const table = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '10%',
  inlineSize: 'min(212px, 90cqb)',
  marginInline: 'auto',
});

/** The patience, drawn as on the table labels in the game. */
export const pips = css({
  position: 'absolute',
  insetBlockStart: 30,
  insetInlineStart: 14,
  display: 'flex',
  padding: token.space.xxs,
  borderRadius: token.radius.tag,
  border: `2px solid ${token.border.strong}`,
  background: token.surface.card,
});

export const nextToTable = css({
  position: 'absolute',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  '& svg': { inlineSize: 64, blockSize: 64 },
  [when.upright]: { '& svg': { inlineSize: 52, blockSize: 52 } },
  [when.sideways]: { '& svg': { inlineSize: 44, blockSize: 44 } },
});

export const sum = css({ display: 'grid', gap: token.space.s, alignSelf: 'center' });

/** Low windows have room for the keys only. */
export const sheet = css({ [when.sideways]: { display: 'none' } });

export const ask = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${token.space.s}`,
});

export const slot = css({
  minInlineSize: '3.5em',
  paddingInline: token.space.s,
  border: `3px solid ${token.border.answer}`,
  borderRadius: token.radius.control,
  background: token.surface.answer,
  fontSize: token.type.sum,
  fontWeight: token.weight.strong,
});

export const keys = css({ [when.upright]: { '& button': { minBlockSize: 36 } } });

/** Separates 'Skip' from the other buttons; on phones it has its own row. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  inlineSize: '100%',
  '& > :first-of-type': { marginInlineEnd: 'auto' },
  [when.upright]: {
    '& > *': { flex: '1 1 auto' },
    '& > :first-of-type': { flexBasis: '100%' },
    '& > :last-of-type': { flexGrow: 3 },
  },
});
