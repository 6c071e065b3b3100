import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

/** A square, transparent until hovered. */
export const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: token.target.min,
  blockSize: token.target.min,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: token.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: '1.125rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media print': { display: 'none' },
  transition: `background-color ${token.motion.duration.quick} ${token.motion.easing.out}`,
  '&[data-size="large"]': { inlineSize: token.target.child, blockSize: token.target.child, fontSize: '1.375rem' },
  '&[data-hovered]': { background: token.quiet.hover, borderColor: token.quiet.edge },
  '&[data-pressed], &[data-pending]': {
    background: token.action.selectedBg,
    color: token.action.selectedText,
    borderColor: 'currentColor',
  },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': {
    color: token.text.muted,
    borderStyle: 'dashed',
    borderColor: token.quiet.edge,
    cursor: 'default',
    '[data-surface] &': { color: token.quiet.edge },
  },
  '@media (forced-colors: active)': {
    '&[data-hovered], &[data-pressed], &[data-pending]': { borderColor: 'Highlight' },
    '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
  },
});
