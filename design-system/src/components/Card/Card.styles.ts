import { css } from '@emotion/react';
import { token } from '../../tokens/tokens.ts';

const padding = token.space.card;

/** From this width of its own on, a card has its picture beside the words. */
const wide = '@container (inline-size >= 44rem)';

/** A plain sheet that lies a little above the page. */
export const card = css({
  padding,
  background: token.surface.card,
  border: `${token.line.card} solid ${token.quiet.card}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.lift,
  '&[data-pictured]': { padding: 0, overflow: 'clip', containerType: 'inline-size' },
  '&[data-not-ready]': { background: 'none', border: `2px dashed ${token.border.default}`, boxShadow: 'none' },
});

/** Picture and words fill the card, however tall its neighbours make it. */
export const spread = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gridTemplateRows: 'auto' },
});

export const picture = css({ display: 'grid', minInlineSize: 0 });

export const words = css({ padding, minInlineSize: 0, [wide]: { alignSelf: 'center' } });
