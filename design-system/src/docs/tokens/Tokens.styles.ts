import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const code = css({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' });

export const downloads = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space.m}`,
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: token.target.adult },
});

export const swatchLine = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  '& > [aria-hidden]': {
    inlineSize: '1em',
    blockSize: '1em',
    border: `${token.line.hair} solid ${token.border.default}`,
    borderRadius: token.radius.bar,
  },
});

export const stage = css({
  display: 'grid',
  gap: token.space.m,
  padding: token.space.l,
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  color: token.text.default,
  background: token.surface.page,
});

export const errors = css({ display: 'grid', gap: token.space.xs, margin: 0, paddingInlineStart: token.space.l });
