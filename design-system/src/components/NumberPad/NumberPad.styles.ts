import { css } from '@emotion/react';
import { focusRing, token } from '../../tokens/tokens.ts';

const phone = '@media (max-width: 720px)';
const shortPhone = '@media (max-width: 720px) and (max-height: 760px)';
/** Laptop windows lower than 780 px. */
const lowWindow = '@media (min-width: 721px) and (min-height: 561px) and (max-height: 780px)';
const sideways = '@media (min-width: 560px) and (max-height: 560px) and (orientation: landscape)';

export const pad = css({
  '--key': token.target.key,
  '--gap': '9px',
  display: 'grid',
  // The last two columns have text labels, and grow with them.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) repeat(2, minmax(min-content, 1fr))',
  gridAutoRows: 'minmax(var(--key), auto)',
  gap: 'var(--gap)',
  paddingBlockEnd: token.foot,
  [lowWindow]: { '--key': '56px', '--gap': '8px', '&[data-size="compact"]': { '--key': '48px', '--gap': '6px' } },
  [phone]: { '--key': token.target.keyPhone, '--gap': '8px' },
  [shortPhone]: { '--key': token.target.min, '--gap': '6px' },
  [sideways]: { '--key': token.target.min, '--gap': '6px' },
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
  fontSize: token.type.key,
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
  '&[data-key="delete"], &[data-key="clear"]': { background: token.surface.sunken, fontSize: '1rem' },
  '&[data-key="clear"]': { [sideways]: { fontSize: '0.8125rem' } },
  '&[data-key="hint"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px 6px',
    background: token.action.quietBg,
    color: token.action.quietText,
    fontSize: '1rem',
    [phone]: { fontSize: '0.875rem', '& > svg': { inlineSize: '1.1em', blockSize: '1.1em' } },
  },
  '&[data-key="serve"]': {
    '--key-edge': token.play.edge,
    gridRow: 'span 2',
    gridColumn: 4,
    alignContent: 'center',
    gap: token.space.xxs,
    background: token.play.bg,
    color: token.play.text,
    fontSize: '1.125rem',
    [sideways]: { fontSize: '1rem' },
    '& > svg': { inlineSize: 'min(44px, 60%)', [phone]: { inlineSize: '34px' } },
  },
  '&[data-key="delete"], &[data-key="clear"], &[data-key="hint"]': {
    '&[data-hovered], &[data-pressed]': { background: token.action.quietHover, color: token.action.quietText },
  },
  '&[data-key="serve"][data-hovered]': { background: token.play.bgHover },
  '&[data-key="serve"][data-pressed]': { background: token.play.bgPressed },
  '&[data-focus-visible]': focusRing,
  '&&[data-disabled]': {
    '--key-edge': token.border.default,
    background: token.surface.sunken,
    color: token.text.muted,
    borderStyle: 'dashed',
    boxShadow: 'none',
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-focus-visible]': { outlineColor: 'Highlight' },
    '&&[data-disabled]': { '--key-edge': 'GrayText', color: 'GrayText' },
  },
});
