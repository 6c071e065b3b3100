import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;

/** The check is in the padding, so that selecting does not shift the layout. */
export const toggleButton = css({
  position: 'relative',
  display: 'inline-flex',
  '@media print': { display: 'none' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space.xs,
  minBlockSize: token.target.control,
  minInlineSize: token.target.min,
  paddingBlock: token.space.xs,
  paddingInline: '2.125rem',
  border: `2px solid ${token.quiet.edge}`,
  borderRadius: token.radius.control,
  background: token.quiet.face,
  color: token.quiet.text,
  fontFamily: token.font.text,
  fontSize: token.type.label,
  fontWeight: token.weight.medium,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${duration.quick} ${easing.out}`,

  '&[data-size="large"]': { '--target-control': token.target.child },
  '&[data-size="medium"]': { '--target-control': token.target.adult, fontSize: '1rem' },
  '&[data-hovered]': { background: token.quiet.hover },
  '&[data-pressed]': { borderColor: 'currentColor', background: token.quiet.hover },
  '&[data-selected]': {
    '--toggle-foot': 'inset 0 -3px 0 currentColor',
    borderColor: token.action.selectedText,
    background: token.action.selectedBg,
    boxShadow: 'var(--toggle-foot)',
    color: token.action.selectedText,
    fontWeight: token.weight.strong,
  },
  '&[data-selected][data-hovered], &[data-selected][data-pressed]': {
    background: `color-mix(in srgb, ${token.action.selectedBg} 86%, ${token.action.selectedText})`,
  },
  '&[data-focus-visible]': {
    ...focusRing,
    zIndex: token.layer.raised,
    boxShadow: `var(--toggle-foot, 0 0), ${focusRing.boxShadow}`,
  },
  '&[data-disabled]': {
    background: token.surface.sunken,
    color: token.text.muted,
    borderStyle: 'dashed',
    borderColor: token.border.default,
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-selected]:not([data-disabled])': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
    // Resets the custom colors of the focus ring.
    '&[data-focus-visible]': { outlineColor: 'CanvasText', boxShadow: 'none' },
    '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
  },
});

export const check = css({
  position: 'absolute',
  insetInlineStart: '0.625rem',
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
});

/** A frame around the options. In narrow windows they are stacked. */
export const group = css({
  display: 'inline-flex',
  '@media print': { display: 'none' },
  flexWrap: 'wrap',
  gap: token.space.xxs,
  maxInlineSize: '100%',
  padding: token.space.xxs,
  border: `2px solid ${token.quiet.edge}`,
  borderRadius: token.radius.control,
  background: token.quiet.face,
  '&[data-disabled]': { borderStyle: 'dashed', background: token.surface.sunken },
  '& > button': {
    flex: '1 1 auto',
    // The frame counts toward the target height of at least 44 px.
    minBlockSize: `max(${token.target.min}, ${token.target.control} - 12px)`,
    border: 0,
    borderRadius: token.radius.tag,
    background: 'none',
  },
});
