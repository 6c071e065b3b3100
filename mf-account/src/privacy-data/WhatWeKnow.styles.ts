import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const prose = css({ display: 'grid', gap: token.space.s, '& > p': { margin: 0 } });

/** The tables at a readable width. */
export const tables = css({
  maxInlineSize: '64rem',
  '& > section[data-ground]': { marginBlockStart: token.space.xl },
});

export const note = css({ color: token.text.muted, fontSize: token.type.label });
