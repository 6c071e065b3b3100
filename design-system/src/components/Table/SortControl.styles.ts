import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';
import { whereBlocks } from './Table.styles.ts';

/** Shown only where rows are blocks. */
export const sortControl = css({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space.s,
  borderBlockEnd: `2px solid ${token.border.default}`,
});

export const sortControlInBlocks = whereBlocks({ display: 'flex' });

/** The native select, because its list fits every phone. */
export const sortSelect = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  minInlineSize: 0,
  color: token.text.muted,
  fontSize: token.type.label,
  '& > span': { flex: 'none' },
  '& > select': {
    minInlineSize: 0,
    minBlockSize: token.target.min,
    paddingInlineEnd: token.space.l,
    border: 0,
    borderRadius: token.radius.tile,
    appearance: 'none',
    background: 'none',
    color: token.text.default,
    font: 'inherit',
    fontWeight: token.weight.strong,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  // A list that the browser draws itself needs its own colors.
  '& option': { background: token.surface.card, color: token.text.default },
  '& > select:focus-visible': focusRing,
  '& > svg': { position: 'absolute', insetInlineEnd: 0, pointerEvents: 'none' },
});
