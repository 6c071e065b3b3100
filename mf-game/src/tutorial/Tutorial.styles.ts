import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';
import { when } from '../layout.ts';

/** Over dialogs too, as paper falls over everything. */
export const over = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.layer.toast,
  overflow: 'hidden',
  pointerEvents: 'none',
});

/** Picture beside the words; above them on a phone held upright. */
export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: token.space.l,
  alignItems: 'center',
  [when.upright]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.s },
  [when.sideways]: { gap: token.space.m },
});

export const words = css({
  display: 'grid',
  gap: token.space.s,
  alignContent: 'start',
  '& p': { textWrap: 'pretty' },
  '& [data-part="more"]': { color: token.text.muted },
  [when.upright]: { gap: token.space.xs, minBlockSize: '9.5rem' },
});

export const heading = css({
  display: 'grid',
  gap: token.space.xxs,
  justifyItems: 'start',
  fontSize: token.type.h3,
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
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

export const earnings = css({
  display: 'grid',
  gap: token.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: token.space.xs, alignItems: 'start', lineHeight: token.leading.dense },
  '& svg': { flex: 'none', color: token.text.muted },
});

export const floor = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: token.radius.card,
  border: `2px solid ${token.border.strong}`,
});

export const table = css({
  position: 'relative',
  maxInlineSize: 250,
  margin: '0 auto',
  padding: '18px 24px 22px',
  [when.upright]: { maxInlineSize: 200, padding: '10px 24px 14px' },
  [when.sideways]: { maxInlineSize: 190, padding: '6px 24px 10px' },
});

export const pips = css({
  position: 'absolute',
  insetBlockStart: 18,
  insetInlineStart: 10,
  display: 'flex',
  padding: token.space.xxs,
  borderRadius: token.radius.tag,
  border: `2px solid ${token.border.strong}`,
  background: token.surface.card,
});

export const beside = css({
  position: 'absolute',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  '& svg': { inlineSize: 64, blockSize: 64 },
  [when.upright]: { '& svg': { inlineSize: 52, blockSize: 52 } },
  [when.sideways]: { '& svg': { inlineSize: 44, blockSize: 44 } },
});

export const sum = css({ display: 'grid', gap: token.space.s, alignContent: 'start' });

export const sheet = css({
  display: 'grid',
  gap: 2,
  [when.sideways]: { display: 'none' },
});

export const slot = css({
  justifySelf: 'start',
  minInlineSize: '4.5em',
  paddingInline: token.space.s,
  border: `3px solid ${token.border.answer}`,
  borderRadius: token.radius.control,
  background: token.surface.answer,
  fontSize: token.type.sum,
  fontWeight: token.weight.strong,
});

export const keys = css({ [when.upright]: { '& button': { minBlockSize: 36 } } });

/** 'Skip' stands apart from the way on; on a phone it has a row of its own. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.s,
  inlineSize: '100%',
  '& > :first-of-type': { marginInlineEnd: 'auto' },
  [when.upright]: { '& > *': { flex: '1 1 40%' }, '& > :first-of-type': { flexBasis: '100%' } },
});
