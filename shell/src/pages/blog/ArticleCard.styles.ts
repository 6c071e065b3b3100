import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** The whole card is a link. The focus ring is around its title. */
export const card = css({
  position: 'relative',
  blockSize: '100%',
  // From 44rem, a card puts its picture next to the text, but this text is too short for that.
  maxInlineSize: '43.75rem',
  '& > article': { blockSize: '100%' },
  '& h2 > a': { color: 'inherit', textDecorationLine: 'none' },
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h2 > a[data-hovered]': { textDecorationLine: 'underline' },
});

export const text = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space.s,
  blockSize: '100%',
  // Tags are at the foot of the card, whatever the length of the text.
  '& > ul': { marginBlockStart: 'auto', paddingBlockStart: token.space.xs },
  '& h2': { fontSize: token.type.h3 },
});

export const meta = css({ fontSize: token.type.caption, color: token.text.muted, textWrap: 'balance' });
