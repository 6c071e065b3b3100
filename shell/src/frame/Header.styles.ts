import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The rooms are in the footer too, so on a narrow window the header keeps the sign and the way in. */
const narrow = '@media (max-width: 720px)';

export const header = css({
  display: 'flex',
  // In large text on a small phone the way in goes below the sign.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.xs} clamp(8px, 2.2vw, 28px)`,
  inlineSize: '100%',
  maxInlineSize: token.width.page,
  minBlockSize: '72px',
  marginInline: 'auto',
  paddingBlock: token.space.xs,
  paddingInline: 'clamp(16px, 4vw, 32px)',
  [narrow]: { minBlockSize: '60px' },
});

export const homeLink = css({
  '& > a': { display: 'flex', alignItems: 'center', minBlockSize: token.target.min },
  '& svg': { blockSize: '42px', [narrow]: { blockSize: '34px' } },
});

export const navigation = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(14px, 2.2vw, 28px)',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '& > ul': {
    display: 'flex',
    gap: 'clamp(14px, 2.2vw, 28px)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [narrow]: { display: 'none' },
  },
});
