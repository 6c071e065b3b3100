import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const form = css({ display: 'grid', gap: token.space.m });

export const failure = css({
  display: 'flex',
  alignItems: 'start',
  gap: token.space.xs,
  color: token.danger.text,
  fontWeight: token.weight.medium,
});

export const thanks = css({
  display: 'flex',
  alignItems: 'end',
  gap: token.space.m,
  '& > svg': { flex: 'none', inlineSize: 104 },
  '& > div': { alignSelf: 'center' },
  '& h3': { fontSize: token.type.h3 },
});
