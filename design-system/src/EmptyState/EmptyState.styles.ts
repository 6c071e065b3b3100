import { css } from '@emotion/react';
import { token } from '../tokens/tokens.ts';

/** One thought, one picture and a way on, in the middle. */
export const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space.m,
  paddingBlockEnd: token.space.l,
  textAlign: 'center',
});

export const sentence = css({ maxInlineSize: token.width.reading, fontSize: token.type.lead });

/** Ways on side by side, on phones one under the other. */
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '14px',
  '@media (max-width: 480px)': { inlineSize: '100%', '& > *': { flex: '1 1 100%' } },
});
