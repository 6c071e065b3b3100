import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: token.space.cards,
  padding: 0,
  listStyle: 'none',
});

export const figure = css({ display: 'grid', gap: token.space.xs, margin: 0, alignContent: 'start' });

/** Eight squares in each direction, behind the drawing. */
export const grid = css({
  border: `${token.line.hair} solid ${token.border.default}`,
  background: `linear-gradient(to right, ${token.border.subtle} 1px, transparent 1px) 0 0 / 12.5% 100%,
    linear-gradient(${token.border.subtle} 1px, transparent 1px) 0 0 / 100% 12.5%, ${token.surface.card}`,
  '& > *': { inlineSize: '100%' },
});

export const caption = css({ color: token.text.muted, fontSize: '0.875rem', lineHeight: token.leading.dense });

export const drawingCell = css({ display: 'block', inlineSize: '4.5rem' });
