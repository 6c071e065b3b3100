import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

export const question = css({
  display: 'grid',
  gap: 12,
  marginBlockStart: 16,
  marginInline: 14,
  padding: 16,
  background: token.surface.card,
  border: `3px solid ${token.info.border}`,
  borderRadius: token.radius.card,
  fontWeight: token.weight.strong,
});

export const choices = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });
