import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** The rename button follows the last word. The form opens over the name, so that nothing below it moves. */
export const title = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.xs,
  '& > h1': { minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& > form': {
    position: 'absolute',
    zIndex: token.layer.hanging,
    insetBlockStart: -8,
    insetInline: 'calc(-1 * var(--form-padding))',
    maxInlineSize: 520,
    padding: 'var(--form-padding)',
    '--form-padding': token.space.s,
    border: `${token.line.strong} solid ${token.border.strong}`,
    borderRadius: token.radius.card,
    background: token.surface.card,
    boxShadow: token.shadow.hang,
  },
});
