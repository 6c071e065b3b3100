import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const barFrame = css({
  container: 'bar / size',
  display: 'grid',
  flex: 1,
  alignContent: 'safe center',
  minInlineSize: 0,
  minBlockSize: 0,
  padding: token.space.s,
  // The close button is at the end.
  paddingInlineEnd: `calc(${token.target.min} + ${token.space.s})`,
  overflow: 'auto',
  background: token.surface.board,
  color: token.text.onBoard,
});

export const bar = css({ display: 'grid', gap: token.space.xxs, maxInlineSize: '30rem' });

export const barParts = css({ display: 'flex', gap: token.space.xxs });

export const part = css({
  flexBasis: 0,
  minInlineSize: 'min-content',
  padding: token.space.xs,
  border: `2px solid ${token.text.onBoard}`,
  borderRadius: token.radius.control,
  textAlign: 'center',
  // Large text would be cut off on the small boards of phones.
  fontSize: 'min(1rem, 12cqi, 18cqb)',
  fontWeight: token.weight.strong,
  lineHeight: 1.2,
  '&[data-unknown]': { borderStyle: 'dashed' },
});
