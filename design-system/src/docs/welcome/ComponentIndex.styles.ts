import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const index = css({ display: 'grid', gap: token.space.xl });

export const heading = css({
  paddingBlockEnd: token.space.xs,
  borderBlockEnd: `${token.line.edge} solid ${token.border.strong}`,
  fontSize: token.type.h3,
});

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  columnGap: token.space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.xxs,
  paddingBlock: token.space.s,
  borderBlockEnd: `${token.line.hair} solid ${token.border.subtle}`,
});

export const line = css({ color: token.text.muted, fontSize: '0.9375rem', lineHeight: token.leading.dense });
