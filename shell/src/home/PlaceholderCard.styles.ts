import { css } from '@emotion/react';
import { token } from '@countertop/design-system/tokens';

/** A dashed edge and no face, as the kit's card that is not ready, with its picture beside the words. */
export const placeholder = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.l,
  padding: 'clamp(16px, 3vw, 26px)',
  border: `2px dashed ${token.border.default}`,
  borderRadius: token.radius.card,
  '& h3': { marginBlockEnd: token.space.xs },
});

export const cloche = css({
  flex: 'none',
  inlineSize: 'clamp(96px, 12vw, 150px)',
  fill: token.border.default,
  '& text': { fontFamily: token.font.display, fontSize: '42px', fill: token.surface.card },
});
