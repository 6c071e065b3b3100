import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const band = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

export const ages = css({
  marginBlockEnd: token.space.s,
  color: token.text.muted,
  fontWeight: token.weight.medium,
});

export const learns = css({ marginBlockStart: token.space.l });
