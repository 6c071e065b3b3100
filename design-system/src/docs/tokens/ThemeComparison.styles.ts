import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const wall = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: token.space.cards,
});

/** The theme is set on the panel, not on the page. */
export const panel = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space.m,
  padding: token.space.card,
  border: `${token.line.edge} solid ${token.border.default}`,
  borderRadius: token.radius.card,
  background: token.surface.page,
  color: token.text.default,
});

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space.s });

export const title = css({ fontSize: token.type.h3 });

export const bars = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  alignItems: 'end',
  gap: token.space.xxs,
  blockSize: '4rem',
});

export const bar = css({ borderRadius: `${token.radius.paper} ${token.radius.paper} 0 0` });

export const people = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'end',
  gap: token.space.xs,
  padding: token.space.s,
});
