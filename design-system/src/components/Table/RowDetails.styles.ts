import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

export const toggle = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: token.target.min,
  blockSize: token.target.min,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  borderRadius: token.radius.tile,
  background: 'none',
  color: token.text.link,
  cursor: 'pointer',
  '& > svg': { transition: `rotate ${token.motion.duration.quick} ${token.motion.easing.out}` },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
  '&[data-hovered], &[data-pressed]': { background: token.action.quietBg },
  '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
});

export const details = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space.xxs} ${token.space.l}`,
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'baseline', gap: token.space.xs },
  '& dt': { color: token.text.muted, fontSize: token.type.caption },
  '& dd': { margin: 0 },
});
