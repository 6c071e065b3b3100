import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const bigNumber = css({
  fontFamily: token.font.display,
  fontSize: '4.5rem',
  lineHeight: 1,
  color: token.text.heading,
});

export const guarantee = css({ display: 'grid', gap: token.space.xs, justifyItems: 'start' });
