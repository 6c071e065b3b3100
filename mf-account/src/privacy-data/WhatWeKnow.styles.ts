import { media, token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const prose = css({ display: 'grid', gap: token.space.s, '& > p': { margin: 0 } });

/**
 * Medium weight for the stored data: in a table of sentences, bold would emphasize all of them. On phones the reason is in
 * gray right below, without a label in each row.
 */
export const data = css({
  '& tbody th': { fontWeight: token.weight.medium },
  '& tbody td': { [media.phone]: { color: token.text.muted } },
  '& tbody td > [data-in-blocks]': { [media.phone]: { display: 'none' } },
});

/** How long a record is kept, below what it is. */
export const kept = css({
  display: 'block',
  marginBlockStart: token.space.xxs,
  color: token.text.muted,
  fontSize: token.type.caption,
  fontWeight: token.weight.text,
});

export const note = css({ color: token.text.muted, fontSize: token.type.label });
