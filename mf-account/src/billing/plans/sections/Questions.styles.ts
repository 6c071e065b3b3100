import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

export const bigNumber = css({
  fontFamily: token.font.display,
  fontSize: '4.5rem',
  lineHeight: 1,
  color: token.text.heading,
});

export const guarantee = css({ display: 'grid', gap: token.space.xs, justifyItems: 'start' });

/** Three columns, or one. */
export const answers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: `${token.space.l} ${token.space.xl}`,
  marginBlockEnd: token.space.xl,
  '& h3': { fontSize: token.type.body, marginBlockEnd: token.space.xxs },
});
