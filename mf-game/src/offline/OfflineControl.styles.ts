import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';

/** In the place of the button, so that nothing moves. */
export const ready = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.min,
  margin: 0,
  paddingInline: token.space.xs,
  color: token.text.muted,
});

export const failure = css({ margin: 0, paddingInline: token.space.xs, color: token.danger.text });

export const more = css({
  margin: 0,
  paddingInline: token.space.xs,
  color: token.text.muted,
  fontSize: token.type.caption,
});
