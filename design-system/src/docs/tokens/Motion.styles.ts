import { css } from '../../theme/css.ts';
import { media, token } from '../../tokens/tokens.ts';

export const list = css({ display: 'grid', gap: token.space.s, padding: 0, listStyle: 'none' });

export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 2fr) auto',
  alignItems: 'center',
  gap: token.space.l,
  padding: token.space.m,
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.s },
});

export const name = css({ display: 'grid', fontWeight: token.weight.strong });

export const note = css({ color: token.text.muted, fontSize: '0.875rem', fontWeight: token.weight.text });

export const track = css({
  position: 'relative',
  blockSize: '3rem',
  borderBlockEnd: `${token.line.edge} solid ${token.border.default}`,
});

export const runner = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '3rem',
  transitionProperty: 'inset-inline-start',
  '&[data-at-end]': { insetInlineStart: 'calc(100% - 3rem)' },
});
