import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

export const area = css({
  inlineSize: '100%',
  minBlockSize: token.target.control,
  padding: `${token.space.s} ${token.space.m}`,
  border: `2px solid ${token.border.default}`,
  borderRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  font: 'inherit',
  lineHeight: token.leading.dense,
  resize: 'vertical',
  transition: `border-color ${duration.quick} ${easing.out}`,
  '&[data-hovered]': { borderColor: token.border.strong },
  '&[data-focused]': { ...focusRing, borderColor: token.border.strong },
  '&[readonly]': { background: token.surface.sunken },
  '&[data-invalid]': {
    borderWidth: '3px',
    borderColor: token.danger.border,
    paddingInline: `calc(${token.space.m} - 1px)`,
  },
  '&[data-disabled]': { borderStyle: 'dashed', background: token.surface.sunken, color: token.text.muted },
  '@media (forced-colors: active)': {
    '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
    '&[data-focused]': { outlineColor: 'Highlight' },
  },
});

export const count = css({
  justifySelf: 'end',
  color: token.text.muted,
  fontSize: token.type.caption,
  lineHeight: token.leading.dense,
});
