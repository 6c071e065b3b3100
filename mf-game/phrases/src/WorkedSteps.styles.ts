import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const paper = css({
  '& h3': { fontSize: '1.0625rem', marginBlockEnd: 2 },
  '& hr': { marginBlock: 4 },
});

export const bar = css({ marginBlock: token.space.xs });

export const total = css({ '& > *': { fontWeight: token.weight.strong } });
