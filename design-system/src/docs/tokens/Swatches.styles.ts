import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

/** `auto-fill` keeps swatches of the last row as wide as the others. */
export const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: token.space.cards,
  padding: 0,
  listStyle: 'none',
});

export const swatch = css({
  display: 'grid',
  gridTemplateRows: 'minmax(7.5rem, 1fr) auto',
  overflow: 'hidden',
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  color: token.text.default,
});

export const sample = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  gap: `${token.space.xxs} ${token.space.m}`,
  padding: token.space.m,
  borderBlockEnd: `${token.line.hair} solid ${token.border.subtle}`,
  fontSize: '0.9375rem',
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
});

export const letters = css({ fontSize: '2.25rem', fontWeight: token.weight.strong, lineHeight: 1 });

export const line = css({ flex: 1, alignSelf: 'center', minInlineSize: '4rem', blockSize: token.line.frame });

export const caption = css({ display: 'grid', gap: token.space.xxs, padding: token.space.m });

export const name = css({ fontWeight: token.weight.strong });

export const detail = css({
  color: token.text.muted,
  fontSize: '0.875rem',
  lineHeight: token.leading.dense,
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
});
