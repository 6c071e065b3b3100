import { css } from '../../theme/css.ts';
import { media, token } from '../../tokens/tokens.ts';

export const usage = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space.xl,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
});

export const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space.cards,
  marginBlock: `${token.space.l} ${token.space.xl}`,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const card = css({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  overflow: 'hidden',
  margin: 0,
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  fontFamily: token.font.text,
  fontSize: '0.9375rem',
  lineHeight: token.leading.dense,
  color: token.text.default,
  '& > figcaption': {
    padding: token.space.m,
    borderBlockStart: `${token.line.hair} solid ${token.border.subtle}`,
    background: token.surface.card,
  },
  // Shape and word say the same as the color.
  '&[data-kind="do"] > figcaption': { borderBlockStart: `${token.line.bold} solid ${token.success.text}` },
  '&[data-kind="dont"] > figcaption': { borderBlockStart: `${token.line.bold} dashed ${token.danger.text}` },
  '&[data-kind="do"] strong': { color: token.success.text },
  '&[data-kind="dont"] strong': { color: token.danger.text },
});

export const cardStage = css({
  display: 'grid',
  alignItems: 'center',
  padding: token.space.l,
  background: token.surface.page,
});

export const cardLabel = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  marginBlockEnd: token.space.xxs,
});

export const parts = css({ '& > li > strong': { fontWeight: token.weight.strong } });

export const keys = css({ display: 'flex', flexWrap: 'wrap', gap: token.space.xxs });

export const key = css({
  paddingInline: token.space.xs,
  border: `${token.line.hair} solid ${token.border.strong}`,
  borderBlockEndWidth: token.line.strong,
  borderRadius: token.radius.tag,
  background: token.surface.card,
  fontFamily: token.font.text,
  fontSize: '0.875rem',
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
});

export const scrolling = css({ overflowX: 'auto' });

export const propName = css({ whiteSpace: 'nowrap' });

export const required = css({
  display: 'block',
  color: token.text.muted,
  fontSize: '0.8125rem',
  fontWeight: token.weight.text,
});

export const swatch = css({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInlineEnd: token.space.xs,
  border: `${token.line.hair} solid ${token.border.default}`,
  borderRadius: token.radius.tag,
});
