import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

/** On the rows of a number pad: Hint and Serve keep their places. */
export const drawer = css({
  '& > [data-key="hint"]': { gridColumn: 4 },
  '& > [data-key="type"]': { gridColumn: '1 / 3' },
  '& > [data-key="clear"]': { gridColumn: 3 },
});

/** A compartment with a bill or coin in it. */
export const compartment = css({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  cursor: 'grab',
  '& > button': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)',
    minInlineSize: 0,
    minBlockSize: 0,
    padding: '3px',
    border: `2px solid ${token.border.default}`,
    borderRadius: token.radius.control,
    background: token.surface.sunken,
    boxShadow: `inset 0 3px 0 ${token.art.shade}`,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    transition: `transform ${token.motion.duration.press} ${token.motion.easing.out}`,
    '&[data-hovered], &[data-pressed]': { background: token.action.quietHover },
    '&[data-pressed]': { transform: 'translateY(2px)' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderStyle: 'dashed', cursor: 'default' },
    '@media (forced-colors: active)': {
      '&[data-focus-visible]': { outlineColor: 'Highlight' },
      '&[data-disabled]': { borderColor: 'GrayText' },
    },
  },
  '& svg': { display: 'block', blockSize: '100%', maxInlineSize: '100%' },
});

/** The digit that lays down the bill or coin, for those who use a keyboard. */
export const digit = css({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: '1px 5px',
  borderEndEndRadius: token.radius.control,
  background: token.surface.card,
  color: token.text.default,
  fontFamily: token.font.text,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  '[role="toolbar"]:has([data-focus-visible]) &': { display: 'block' },
});

/** Too narrow for bills and coins next to their sum. */
const narrow = '@container pad (max-width: 260px)';

export const tray = css({
  gridColumn: '1 / 4',
  display: 'flex',
  alignItems: 'center',
  gap: token.space.xs,
  minInlineSize: 0,
  minBlockSize: 0,
  padding: `3px ${token.space.xs}`,
  border: `2px solid ${token.border.paper}`,
  borderRadius: token.radius.control,
  background: token.surface.paper,
  color: token.text.onPaper,
  fontFamily: token.font.text,
  // Rows are high on phones in landscape.
  [narrow]: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center', gap: 0 },
  '&[data-drop-target]': { borderStyle: 'dashed', borderColor: token.text.onPaper },
});

export const empty = css({ color: token.text.onPaperMuted, fontSize: 'min(1rem, 5.2cqi)', lineHeight: 1.1 });

/** Bills and coins cover each other when there are many; the values in their corners stay in sight. */
export const heap = css({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: '100%',
  [narrow]: { flex: 'none', blockSize: '1.5rem' },
});

export const laidPiece = css({
  flex: '0 1 auto',
  minInlineSize: 0,
  blockSize: 'min(100%, 2.75rem)',
  '&:last-of-type': { flexShrink: 0 },
  '& > svg': { display: 'block', inlineSize: 'auto', blockSize: '100%', maxInlineSize: 'none' },
});

export const sum = css({
  flex: 'none',
  fontSize: `min(${token.type.sum}, 9cqi)`,
  fontWeight: token.weight.strong,
  lineHeight: 1.1,
});
