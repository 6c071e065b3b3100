import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/**
 * Title and text at the start, the choice of a period at the end. As tall for subscribers as for visitors, so that the menu
 * stays put once the user is known.
 */
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space.m} ${token.space.xl}`,
  marginBlockEnd: token.space.xl,
  '& > div:first-of-type': { flex: '1 1 24rem', minInlineSize: 0, minBlockSize: '6.75rem' },
  [media.phone]: {
    rowGap: token.space.xs,
    marginBlockEnd: token.space.l,
    '& > div:first-of-type': { flexBasis: '100%', minBlockSize: '7rem' },
  },
});

export const lead = css({
  maxInlineSize: '46ch',
  marginBlockStart: token.space.xxs,
  color: token.text.muted,
  textWrap: 'pretty',
});

/** Below the button. */
export const promises = css({
  display: 'grid',
  gap: token.space.xs,
  margin: `${token.space.s} 0 0`,
  padding: `${token.space.m} 0 0`,
  borderBlockStart: `2px dashed ${token.border.subtle}`,
  listStyle: 'none',
  lineHeight: token.leading.dense,
  fontWeight: token.weight.medium,
  '& > li': { display: 'flex', alignItems: 'start', gap: token.space.xs },
  '& svg': { color: token.success.border, flex: 'none' },
});
