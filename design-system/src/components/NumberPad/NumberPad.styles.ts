import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const phone = '@media (max-width: 720px)';
const shortPhone = '@media (max-width: 720px) and (max-height: 760px)';
/** Laptop windows lower than 780 px. */
const lowWindow = '@media (min-width: 721px) and (min-height: 561px) and (max-height: 780px)';
const sideways = '@media (min-width: 560px) and (max-height: 560px) and (orientation: landscape)';

export const pad = css({
  '--key': token.target.key,
  '--gap': '9px',
  container: 'pad / inline-size',
  // Fills the height it is given, so that the keys have the same place with every label.
  blockSize: '100%',
  [lowWindow]: { '--key': '52px', '--gap': '8px' },
  [phone]: { '--key': token.target.keyPhone, '--gap': '8px' },
  [shortPhone]: { '--key': token.target.min, '--gap': '6px' },
  [sideways]: { '--key': token.target.min, '--gap': '6px' },
  '&[data-size="small"]': { '--key': '48px', '--gap': '6px' },
});

export const keys = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: 'minmax(var(--key), 1fr)',
  gap: 'var(--gap)',
  blockSize: '100%',
  paddingBlockEnd: token.foot,
});

/** A ceramic key that moves down when pressed. */
export const key = css({
  '--key-edge': token.border.default,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  padding: 0,
  border: '2px solid var(--key-edge)',
  borderRadius: token.radius.control,
  background: token.surface.key,
  color: token.text.default,
  boxShadow: `0 ${token.foot} 0 var(--key-edge)`,
  fontFamily: token.font.text,
  fontSize: `min(${token.type.key}, 9cqi)`,
  fontWeight: token.weight.strong,
  lineHeight: 1,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transition: `transform ${token.motion.duration.press} ${token.motion.easing.out}`,
  '&[data-hovered]': { background: token.action.quietHover },
  '&[data-pressed]': { transform: `translateY(${token.foot})`, boxShadow: 'none', background: token.action.quietHover },

  '&[data-key="serve"], &[data-key="clear"], &[data-key="hint"]': { paddingInline: '3px' },
  '&[data-key="delete"] > svg': { inlineSize: '1.625rem', blockSize: '1.625rem' },
  '&[data-key="delete"], &[data-key="clear"], &[data-key="type"]': {
    background: token.surface.sunken,
    fontSize: 'min(1rem, 5.2cqi)',
  },
  '&[data-key="hint"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px 6px',
    background: token.action.quietBg,
    color: token.action.quietText,
    fontSize: 'min(1rem, 5.2cqi)',
    '& > svg': { inlineSize: '1.2em', blockSize: '1.2em' },
  },
  '&[data-key="serve"]': {
    '--key-edge': token.play.edge,
    gridRow: 'span 2',
    gridColumn: 4,
    alignContent: 'center',
    gap: token.space.xxs,
    background: token.play.bg,
    color: token.play.text,
    // Relative to the pad, so that large text never reaches beyond the key.
    fontSize: 'min(1.125rem, 5.8cqi)',
    '& > svg': { inlineSize: 'min(44px, 60%)', [phone]: { inlineSize: '34px' } },
  },
  '&[data-key="delete"], &[data-key="clear"], &[data-key="hint"]': {
    '&[data-hovered], &[data-pressed]': { background: token.action.quietHover, color: token.action.quietText },
  },
  '&[data-key="serve"][data-hovered]': { background: token.play.bgHover },
  '&[data-key="serve"][data-pressed]': { background: token.play.bgPressed },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': {
    '--key-edge': token.border.default,
    background: token.surface.sunken,
    color: token.text.muted,
    borderStyle: 'dashed',
    boxShadow: 'none',
    cursor: 'default',
    // A pad at rest is quieter than one key that is missing.
    '[data-resting] &': { borderStyle: 'solid', '--key-edge': token.border.subtle },
  },
  '@media (forced-colors: active)': {
    '&[data-focus-visible]': { outlineColor: 'Highlight' },
    '&[data-disabled]': { '--key-edge': 'GrayText', color: 'GrayText' },
  },
});

/** How many hints were shown: one dot each, so that the word on the key never changes. */
export const hintDots = css({
  display: 'flex',
  justifyContent: 'center',
  gap: token.space.xxs,
  flex: '1 0 100%',
  '& > span': {
    inlineSize: 7,
    blockSize: 7,
    borderRadius: token.radius.plate,
    border: '1.5px solid currentColor',
    '&[data-filled]': { background: 'currentColor' },
  },
  '@media (forced-colors: active)': { '& > span[data-filled]': { background: 'CanvasText' } },
});
