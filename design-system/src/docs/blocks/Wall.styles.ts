import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

export const wall = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: token.space.cards,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tile = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  margin: 0,
  border: `${token.line.hair} solid ${token.border.subtle}`,
  borderRadius: token.radius.card,
  background: token.surface.card,
  fontFamily: token.font.text,
  // The whole tile is the target of its link.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-within': { outline: `${token.line.bold} solid ${token.focus.ring}` },
});

/** Shows its story at half its size. */
export const stage = css({
  blockSize: '10rem',
  overflow: 'hidden',
  background: token.surface.page,
  borderBlockEnd: `${token.line.hair} solid ${token.border.subtle}`,
  '& iframe': {
    display: 'block',
    inlineSize: '200%',
    blockSize: '20rem',
    border: 0,
    transform: 'scale(0.5)',
    transformOrigin: '0 0',
    '[dir="rtl"] &': { transformOrigin: '100% 0' },
  },
});

export const label = css({ padding: token.space.s });
