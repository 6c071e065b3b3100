import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** Twice the selector, because the card has a look of its own for what stands beside its button. */
export const registered = css({
  '&&': {
    display: 'flex',
    gap: token.space.xs,
    alignItems: 'start',
    color: token.success.text,
    fontWeight: token.weight.strong,
  },
  '& > svg': { flex: 'none', marginBlockStart: '0.15em' },
});
