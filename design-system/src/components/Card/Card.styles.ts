import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const padding = token.space.card;

/** Cards of this width have the picture next to the text. */
const wide = '@container (inline-size >= 44rem)';

export const card = css({
  padding,
  background: token.surface.card,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  '&[data-pictured]': { padding: 0, overflow: 'clip', containerType: 'inline-size' },
  '&[data-not-ready]': { background: 'none', border: `2px dashed ${token.border.default}`, boxShadow: 'none' },
});

/** Picture and text fill the card, even if neighbors make it taller. */
export const spread = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gridTemplateRows: 'auto' },
});

export const picture = css({ display: 'grid', minInlineSize: 0 });

export const text = css({ padding, minInlineSize: 0, [wide]: { alignSelf: 'center' } });
