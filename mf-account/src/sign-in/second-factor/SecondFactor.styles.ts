import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { column } from '../../shared/Account.styles.ts';

export const step = css({ ...column, gap: token.space.m, '& > p': { margin: 0 }, '& h3': { margin: 0 } });

/** Text that is copied character by character. */
export const letters = css({ fontWeight: token.weight.strong, overflowWrap: 'anywhere' });

export const codes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: token.space.xs,
  margin: 0,
  paddingInlineStart: token.space.l,
  fontSize: token.type.label,
});
