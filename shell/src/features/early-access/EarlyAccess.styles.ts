import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Next to the button, or below it if there is no space. */
export const registered = css({
  display: 'flex',
  flex: '1 1 10rem',
  gap: token.space.xs,
  alignItems: 'start',
  color: token.success.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.strong,
  '& > svg': { flex: 'none', marginBlockStart: '0.15em' },
});
