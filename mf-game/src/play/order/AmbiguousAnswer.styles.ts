import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Has the place of question and field. */
export const question = css({ display: 'grid', gap: 8, fontWeight: token.weight.strong, lineHeight: 1.2 });

export const choices = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 10,
  '--target-control': token.target.min,
});
