import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

export const withButton = css({ '&, [data-invalid] > &': { paddingInlineEnd: '3px' } });

export const show = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  minBlockSize: token.target.min,
  minInlineSize: token.target.min,
  // As tall as the frame, so that the field is as tall as others.
  marginBlock: '-2px',
  paddingInline: token.space.s,
  border: 0,
  borderBlock: '3px solid transparent',
  backgroundClip: 'padding-box',
  borderRadius: token.radius.tag,
  background: 'none',
  color: token.action.quietText,
  fontFamily: token.font.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: 1.2,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${duration.quick} ${easing.out}`,
  '&[data-hovered], &[data-pressed]': { background: token.action.quietHover },
  '&[data-selected]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    boxShadow: `inset 0 -3px 0 ${token.action.bg}`,
    fontWeight: token.weight.strong,
  },
  '[data-theme="high-contrast"] &[data-selected]': { boxShadow: 'inset 0 -3px 0 currentColor' },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': { color: token.text.muted, cursor: 'default' },
  // On very narrow screens the icon is hidden, to leave room for the password.
  '@media (max-width: 340px)': { '& > svg': { display: 'none' } },
  '@media (forced-colors: active)': {
    borderBlockColor: 'ButtonFace',
    '&[data-selected]': { textDecoration: 'underline', textDecorationThickness: '3px' },
  },
});

export const capsLock = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  color: token.warning.text,
  fontSize: token.type.caption,
  fontWeight: token.weight.medium,
  lineHeight: token.leading.dense,
});
