import { css } from '../../theme/css.ts';
import { media, token } from '../../tokens/tokens.ts';

export const sign = css({
  overflow: 'hidden',
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
});

export const inside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'end',
  gap: token.space.l,
  paddingBlock: `${token.space.xl} 0`,
  paddingInline: token.space.xl,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: token.space.m },
});

export const text = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.m,
  paddingBlockEnd: token.space.xl,
  '& > h2': { fontSize: token.type.h1, lineHeight: token.leading.display },
  '& > p': { maxInlineSize: '34ch', fontSize: token.type.lead, lineHeight: token.leading.dense },
});

export const customers = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'end' });
