import { css } from '../../theme/css.ts';
import { focusRing, token } from '../../tokens/tokens.ts';

const { duration, easing } = token.motion;
const bar = '14px';
const key = '1.75rem';

export const slider = css({ display: 'grid', gap: '6px', minInlineSize: 0, inlineSize: '100%' });

/** Label at the start, value at the end. */
export const head = css({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space.m,
});

export const output = css({
  flex: 'none',
  fontSize: token.type.label,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.dense,
});

/** A tall target around the bar. The thumb stays inside both ends. */
export const track = css({
  position: 'relative',
  minBlockSize: token.target.min,
  marginInline: `calc(${key} / 2)`,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(50% - ${bar} / 2)`,
    insetInline: `calc(${key} / -2)`,
    blockSize: bar,
    border: `2px solid ${token.border.default}`,
    borderRadius: token.radius.bar,
    background: token.surface.sunken,
  },
  '&[data-hovered]::before': { borderColor: token.border.strong },
  '&[data-disabled]': { cursor: 'default', '&::before': { borderStyle: 'dashed', borderColor: token.border.default } },
});

/** The filled part. Starts at the end of the bar, half a thumb before the minimum. */
export const fill = css({
  '--paint': token.action.bg,
  insetBlockStart: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(50% - ${bar} / 2)`,
    insetInline: `calc(${key} / -2) 0`,
    borderStartStartRadius: token.radius.bar,
    borderEndStartRadius: token.radius.bar,
    background: 'var(--paint)',
  },
  '&[data-disabled]': { '--paint': token.border.default },
  '@media (forced-colors: active)': {
    '--paint': 'Highlight',
    '&::before': { forcedColorAdjust: 'none' },
    '&[data-disabled]': { '--paint': 'GrayText' },
  },
});

export const thumb = css({
  insetBlockStart: '50%',
  inlineSize: key,
  blockSize: '2.25rem',
  border: `2px solid ${token.border.strong}`,
  borderBlockEndWidth: '6px',
  borderRadius: token.radius.tile,
  background: token.surface.key,
  transition: `border-width ${duration.press} ${easing.out}`,
  // Enlarges the target beyond the visible thumb.
  '&::before': { content: '""', position: 'absolute', inset: `calc(50% - ${token.target.min} / 2)` },
  // Two grips.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '25%',
    insetInline: 'calc(50% - 4px)',
    borderInline: `2px solid ${token.border.default}`,
  },
  '&[data-hovered]': { background: token.action.quietHover },
  '&[data-dragging]': { borderBlockEndWidth: '2px', background: token.action.quietHover },
  '&[data-focus-visible]': focusRing,
  '&[data-disabled]': {
    borderStyle: 'dashed',
    borderWidth: '2px',
    borderColor: token.border.default,
    background: token.surface.sunken,
  },
  '[data-theme="high-contrast"] &': { borderBlockEndWidth: '2px' },
  '@media (forced-colors: active)': {
    background: 'ButtonFace',
    borderColor: 'ButtonText',
    '&[data-focus-visible]': { outlineColor: 'Highlight' },
  },
});

export const ticks = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: `calc(${key} / 2 - 1px)`,
  marginBlockStart: '-6px',
});

export const tick = css({ blockSize: '8px', borderInlineStart: `2px solid ${token.border.default}` });

export const ends = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space.m,
  color: token.text.muted,
  fontSize: token.type.caption,
  lineHeight: token.leading.dense,
});
