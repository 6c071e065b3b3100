import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

export const trigger = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  inlineSize: '100%',
  minBlockSize: token.target.control,
  padding: `${token.space.xs} ${token.space.m}`,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  fontFamily: token.font.text,
  fontSize: token.type.body,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  transition: ['background-color', 'border-color'].map((what) => `${what} ${duration.quick} ${easing.out}`).join(),
  '& > svg': { flex: 'none', color: token.text.muted },
  '& > [data-placeholder]': { color: token.text.muted },
  '&[data-hovered]': { background: token.action.quietBg, borderColor: token.border.strong },
  '&[data-focus-visible]': focusRing,
  '[data-invalid] > &': { borderWidth: '3px', borderColor: token.danger.border },
  '&[data-disabled]': {
    borderStyle: 'dashed',
    background: token.surface.sunken,
    color: token.text.muted,
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-focus-visible]': { outlineColor: 'Highlight' },
    '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
  },
});
