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

/** The picture of the game next to the field, so that the field is in sight in a short window. On a phone it is above the field. */
export const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
  gap: token.space.l,
  alignItems: 'center',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space.m },
});

/** High enough for the whole magnifying glass. The drawing sets a height for the card on the home page. */
export const scene = css({
  overflow: 'clip',
  borderRadius: token.radius.tile,
  '& > svg': { display: 'block', blockSize: '168px', minBlockSize: 0 },
  [media.phone]: { '& > svg': { blockSize: '120px' } },
});
