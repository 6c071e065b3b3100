import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

/** A plate above the text. On a phone it is smaller and next to the text, if the text leaves space. */
export const point = css({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: token.space.s,
  '& h3': { marginBlockEnd: token.space.xs },
  [media.phone]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token.space.m,
    '& > span': { inlineSize: '4.75rem', aspectRatio: '1', alignSelf: 'start' },
    '& > div': { flex: '1 1 10rem', minInlineSize: 0 },
  },
});
