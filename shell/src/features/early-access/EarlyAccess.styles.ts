import { css } from '@emotion/react';
import { media, token } from '@countertop/design-system/tokens';

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

/** The picture of the game in the whole width of the dialog, low enough for the field to stay in sight. */
export const scene = css({
  marginInline: '-26px',
  marginBlockEnd: token.space.m,
  // In a wide window, the picture has a minimum height, which would push the field out of a short one.
  '& > svg': { blockSize: '120px', minBlockSize: 0 },
  [media.phone]: { marginInline: '-16px', '& > svg': { blockSize: '88px' } },
});
