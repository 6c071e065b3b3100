import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** In rem, so that larger text counts like a smaller window. */
const narrow = '@container (inline-size < 45rem)';

export const footer = css({
  containerType: 'inline-size',
  paddingBlock: `${token.space.xxl} 40px`,
  background: token.surface.tile,
  color: token.text.onTile,
});

export const columns = css({
  display: 'grid',
  // No link breaks into two lines.
  gridTemplateColumns: 'minmax(0, 1.6fr) repeat(3, minmax(max-content, 1fr))',
  gap: token.space.xl,
  maxInlineSize: token.width.page,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 32px)',
  '& strong': { fontWeight: token.weight.strong },
  '& ul': {
    display: 'grid',
    gap: token.space.xxs,
    margin: 0,
    marginBlockStart: token.space.xs,
    padding: 0,
    listStyle: 'none',
  },
  '& li > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: token.target.min,
    minBlockSize: token.target.min,
    color: 'inherit',
  },
  [narrow]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    columnGap: token.space.m,
    '& > div': { gridColumn: '1 / -1' },
  },
});

export const tagline = css({
  '& > svg': { blockSize: '44px', color: token.text.onTile },
  '& > p': { maxInlineSize: '34ch', marginBlock: token.space.s, fontSize: token.type.caption },
});
